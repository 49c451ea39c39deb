/** Pages that each tell of one service, and what it costs. */
export const servicePages = ['foodIntolerance', 'functionalScreening', 'bioresonanceProcedure'] as const

export type ServicePage = (typeof servicePages)[number]

/** As the owner chooses one for a price, or none. */
export const servicePageChoices = ['none', ...servicePages] as const
