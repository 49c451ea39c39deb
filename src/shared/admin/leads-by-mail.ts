/** Ways in which a user is notified of new leads by mail: never, of each immediately, or by a digest at set hours. */
export const leadsByMailChoices = ['none', 'atOnce', 'digest'] as const

export type LeadsByMail = (typeof leadsByMailChoices)[number]
