import { email } from '../forms/email.js'
import type { Fields } from '../forms/field.js'
import { bookingForm, bookingSender } from './booking.js'

/** Person on the waiting list. */
export const waitlistPerson = { name: bookingSender.name, email } satisfies Fields

/** Form of the waiting list; the page chooses the first fields. */
export const waitlistForm = {
  service: bookingForm.service,
  location: bookingForm.location,
  day: { type: 'text', maxLength: 10, required: 'waitlist.day', example: '2026-12-01' },
  ...waitlistPerson,
} satisfies Fields

/** Minutes after the mail about a free time until the next person gets one. */
export const TURN_MINUTES = 30

/** State of a turn: running, over, used for a booking, or of a removed entry. */
export type TurnState = 'open' | 'over' | 'used' | 'unknown'
