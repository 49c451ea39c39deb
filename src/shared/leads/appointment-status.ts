/**
 * Statuses of a request, ordered by remaining work, the most first; the order decides the status of merged requests.
 */
export const appointmentStatuses = ['new', 'proposed', 'agreed', 'came', 'didNotCome', 'cancelled', 'spam'] as const

export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** Final statuses, in which nothing is left to do. */
export const appointmentEnds: AppointmentStatus[] = ['didNotCome', 'came', 'cancelled', 'spam']

/**
 * Allowed transitions. A time can be agreed immediately on the telephone, and proposed again later. After a missed or
 * cancelled visit another time can be proposed; a mistaken entry returns to `agreed`. From spam a request returns to
 * `new`.
 */
export const appointmentMoves: Record<AppointmentStatus, AppointmentStatus[]> = {
  new: ['proposed', 'agreed', 'cancelled', 'spam'],
  proposed: ['agreed', 'cancelled', 'spam'],
  agreed: ['came', 'didNotCome', 'cancelled', 'proposed'],
  didNotCome: ['proposed', 'agreed'],
  came: ['agreed'],
  cancelled: ['proposed'],
  spam: ['new'],
}

const visitStatuses: readonly string[] = ['came', 'didNotCome'] satisfies AppointmentStatus[]

/** Checks whether a status states the outcome of a visit. */
export const isOutcomeOfVisit = (status: string): boolean => visitStatuses.includes(status)
