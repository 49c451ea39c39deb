const HERE = 'http://here.invalid'

/** Returns the path of this site to redirect to, ready for `Location`; `/` for any other address (no open redirect). */
export function ownPath(back: unknown): string {
  if (typeof back !== 'string' || !URL.canParse(back, HERE)) return '/'
  const { origin, pathname, search } = new URL(back, HERE)
  // Two slashes would begin another host name.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search : '/'
}
