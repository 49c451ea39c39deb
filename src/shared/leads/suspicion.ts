/**
 * Reasons for marking a submission as spam: a filled-in honeypot, an implausibly short time, no page token, too many
 * submissions of one sender, no proof of work while one address sent many, or a text like spam.
 */
export const suspicions = ['bait', 'quick', 'noPage', 'sender', 'unproven', 'text'] as const

export type Suspicion = (typeof suspicions)[number]
