/** Kinds of the mails to clients about their bookings, besides the confirmation. */
export const bookingMails = {
  move: 'booking.move',
  reminder: 'booking.reminder',
  cancellation: 'booking.cancellation',
} as const

export type BookingMail = keyof typeof bookingMails
