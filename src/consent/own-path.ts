const HERE = 'http://here.invalid'

/** The path of this site to go back to, ready for `Location`; home for any other address (no open redirect). */
export function ownPath(back: unknown): string {
  if (typeof back !== 'string' || !URL.canParse(back, HERE)) return '/'
  const { origin, pathname, search } = new URL(back, HERE)
  // Two slashes would begin the name of another host.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search : '/'
}
