/** Whether a letter goes to its recipient, or somebody else looks at it, who must not get what is for the recipient alone. */
export type LetterUse = 'sent' | 'shown'

/** In place of a token where others than the recipient look at a letter. */
export const UNSAID = 'xxxx'
