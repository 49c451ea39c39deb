/** Kinds of the mails to clients about their bookings, besides the confirmation. */
export const bookingMails = {
  move: 'booking.move',
  reminder: 'booking.reminder',
  cancellation: 'booking.cancellation',
} as const

/** Kind of the mail that notifies staff of a visit that its client has moved or cancelled. */
export const CLIENT_CHANGE = 'booking.clientChange'

export type BookingMail = keyof typeof bookingMails
