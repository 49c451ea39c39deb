const MISSING = 404
const FORBIDDEN = 403

/** Returns the translation keys for an HTTP status. */
export function errorTexts(status: number | null) {
  if (status === MISSING) return { title: 'error.missing.title', text: 'error.missing.text' } as const
  if (status === FORBIDDEN) return { title: 'error.forbidden.title', text: 'error.forbidden.text' } as const
  return { title: 'error.broken.title', text: 'error.broken.text' } as const
}
