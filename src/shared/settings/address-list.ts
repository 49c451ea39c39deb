const ADDRESS = String.raw`[^\s,;@]+@[^\s,;@.]+(?:\.[^\s,;@.]+)+`

/** E-mail addresses separated by line breaks or commas. More lenient than the server's check of each. */
export const ADDRESS_LIST = new RegExp(String.raw`^${ADDRESS}(?:[\s,;]+${ADDRESS})*[\s,;]*$`)

/** Returns the distinct addresses, in their order. */
export function addressesIn(text: string): string[] {
  const addresses = new Map<string, string>()
  for (const address of text.split(/[\s,;]+/).filter(Boolean))
    if (!addresses.has(address.toLowerCase())) addresses.set(address.toLowerCase(), address)
  return [...addresses.values()]
}
