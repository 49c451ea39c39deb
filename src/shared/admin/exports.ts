/** Checks for the address of a file with the rows of a list, or with the visits of a filter. */
export function isExport(address: unknown): address is string {
  return typeof address === 'string' && /^\/api\/admin\/[a-z-]+\/(export|calendar-file)(\?|$)/.test(address)
}
