/** Use of a letter: sent to its recipient, or shown to somebody else, without its tokens. */
export type LetterUse = 'sent' | 'shown'

/** Placeholder for a token in letters that are shown. */
export const REDACTED_TOKEN = 'xxxx'
