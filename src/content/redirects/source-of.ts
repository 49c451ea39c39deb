/** Returns the spelling under which an address is compared: decoded, without trailing slash and fragment, path in lower case. */
export function sourceOf(address: string): string {
  const [path = '', search = ''] = address.replace(/#.*$/s, '').split(/\?(.*)/s)
  const spelled = decoded(path)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1')
  return search ? `${spelled}?${search}` : spelled
}

function decoded(path: string): string {
  try {
    return decodeURI(path).normalize('NFC')
  } catch {
    return path
  }
}
