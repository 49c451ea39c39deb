/**
 * Reasons for suspicion: a filled-in honeypot, an implausibly short time, no page token, no proof of work from a network that used one
 * mailbox or telephone number often (which makes no lead spam), no proof of work from a network that sent many, or a text like spam.
 */
export const suspicions = ['bait', 'quick', 'noPage', 'sender', 'unproven', 'text'] as const

export type Suspicion = (typeof suspicions)[number]
