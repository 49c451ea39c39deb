/** Checks for the address of a file with the rows of a list. */
export function isExport(address: unknown): address is string {
  return typeof address === 'string' && /^\/api\/admin\/[a-z-]+\/export(\?|$)/.test(address)
}
