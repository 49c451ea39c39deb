import { email } from '../forms/email.js'
import type { Fields } from '../forms/field.js'
import { bookingForm, bookingSender } from './booking.js'

/** Person on the waiting list. */
export const waitlistPerson = { name: bookingSender.name, email } satisfies Fields

/** Form of the waiting list; the page chooses the first fields. */
export const waitlistForm = {
  service: bookingForm.service,
  location: bookingForm.location,
  day: { type: 'text', format: 'code', maxLength: 10, required: 'waitlist.day', example: '2026-12-01' },
  ...waitlistPerson,
} satisfies Fields

/** Token of the link in a mail about a waiting list. */
export const waitlistLink = {
  token: { type: 'text', format: 'code', maxLength: 200, required: 'required', secret: true },
} satisfies Fields

/** Maximum of days that one address waits for. */
export const MOST_DAYS = 5

/** People who are notified of one free visit at the same time. */
export const PEOPLE_PER_VISIT = 3

/** Minutes after the mail about a free time until the next people get one. */
export const TURN_MINUTES = 30

/** State of a turn: running, over, used for a booking, or of a removed entry. */
export type TurnState = 'open' | 'over' | 'used' | 'unknown'

/**
 * State of the link of an entry: to be confirmed, just confirmed, on the list, no longer on it, just removed, too late, unknown, or
 * refused because the address waits for as many days as it can.
 */
export type WaitlistLinkState = 'open' | 'done' | 'waiting' | 'over' | 'left' | 'expired' | 'unknown' | 'many'
