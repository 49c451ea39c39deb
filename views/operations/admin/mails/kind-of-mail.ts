import type { Translator } from '#views/translations'

/** Returns the display name of a mail kind, or its queue name if there is no translation. */
export function kindOfMail(t: Translator<'mails'>, kind: string): string {
  const key = `kinds.${kind}`
  return t.has(key) ? t(key) : kind
}
