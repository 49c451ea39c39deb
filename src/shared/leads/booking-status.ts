/** Statuses of a booking, ordered by remaining work, the most first; the order decides the status of merged bookings. */
export const bookingStatuses = ['booked', 'noShow', 'came', 'cancelled', 'spam'] as const

export type BookingStatus = (typeof bookingStatuses)[number]

/** Final statuses, in which nothing is left to do. */
export const bookingEnds: BookingStatus[] = ['noShow', 'came', 'cancelled', 'spam']

/** Allowed transitions. A mistaken entry returns to `booked`, if the time is still free. */
export const bookingMoves: Record<BookingStatus, BookingStatus[]> = {
  booked: ['came', 'noShow', 'cancelled', 'spam'],
  noShow: ['booked', 'came'],
  came: ['booked', 'noShow'],
  cancelled: ['booked'],
  spam: ['booked'],
}

const visitStatuses: readonly string[] = ['came', 'noShow'] satisfies BookingStatus[]

/** Checks whether a status states the outcome of a booked visit. */
export const isOutcomeOfBooking = (status: string): boolean => visitStatuses.includes(status)
