const ADDRESS = String.raw`[^\s,;@]+@[^\s,;@.]+(?:\.[^\s,;@.]+)+`

/** E-mail addresses one below the other, or with commas between them. Takes more than the server's own check of each. */
export const ADDRESS_LIST = new RegExp(String.raw`^${ADDRESS}(?:[\s,;]+${ADDRESS})*[\s,;]*$`)

/** Each of them once, in their order. */
export function addressesIn(text: string): string[] {
  const addresses = new Map<string, string>()
  for (const address of text.split(/[\s,;]+/).filter(Boolean))
    if (!addresses.has(address.toLowerCase())) addresses.set(address.toLowerCase(), address)
  return [...addresses.values()]
}
