/** Use of a letter: sent to its recipient, or shown to somebody else, without its tokens. */
export type LetterUse = 'sent' | 'shown'

/** Texts of a letter that the owner edits: published, or with drafts for a preview. */
export type TextEdition = 'published' | 'draft'

/** Placeholder for a token in letters that are shown. */
export const REDACTED_TOKEN = 'xxxx'
