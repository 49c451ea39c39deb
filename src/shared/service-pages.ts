/** Pages that describe one service and its prices. */
export const servicePages = ['foodIntolerance', 'functionalScreening', 'bioresonanceProcedure'] as const

export type ServicePage = (typeof servicePages)[number]

export const isServicePage = (text: string): text is ServicePage => servicePages.some((page) => page === text)

/** Service pages that the owner can link a price to, or none. */
export const servicePageChoices = ['none', ...servicePages] as const
