/** Beginning of the names of the fields that choose bookings of a burst; the id of the booking follows. */
export const BURST_FIELD = 'booking-'
