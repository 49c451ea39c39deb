/** How far staff have come with a request: the more is left to do, the earlier, which is what decides when two are merged. */
export const appointmentStatuses = ['new', 'proposed', 'agreed', 'came', 'didNotCome', 'cancelled', 'spam'] as const

export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** In which nothing is left to do. */
export const appointmentEnds: AppointmentStatus[] = ['didNotCome', 'came', 'cancelled', 'spam']

/**
 * From each status, those it may change to. On the telephone a time is agreed at once, and an agreed one may be proposed anew.
 * Who did not come, or had cancelled, may be proposed another time; what was noted by mistake is agreed again; out of spam it
 * begins anew.
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
