/**
 * Reasons for marking a submission as spam: a filled-in honeypot, an implausibly short time, no page token, too many
 * submissions of one sender, or no proof of work while one address sent many.
 */
export const suspicions = ['bait', 'quick', 'noPage', 'sender', 'unproven'] as const

export type Suspicion = (typeof suspicions)[number]
