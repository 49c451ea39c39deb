const MISSING = 404
const FORBIDDEN = 403

/** Keys of what to say, by the status of the answer. */
export function errorTexts(status: number | null) {
  if (status === MISSING) return { title: 'error.missing.title', text: 'error.missing.text' } as const
  if (status === FORBIDDEN) return { title: 'error.forbidden.title', text: 'error.forbidden.text' } as const
  return { title: 'error.broken.title', text: 'error.broken.text' } as const
}
