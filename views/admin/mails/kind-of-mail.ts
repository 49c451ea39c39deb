import type { Translator } from '../../translations'

/** What a mail tells and whom, in words; one that has none is called as it is in the queue. */
export function kindOfMail(t: Translator<'mails'>, kind: string): string {
  const key = `kinds.${kind}`
  return t.has(key) ? t(key) : kind
}
