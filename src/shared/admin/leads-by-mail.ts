/** How somebody of the staff hears of new leads by mail: not at all, of each as it comes, or of all at some hours. */
export const leadsByMailChoices = ['none', 'atOnce', 'digest'] as const

export type LeadsByMail = (typeof leadsByMailChoices)[number]
