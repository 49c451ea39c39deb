import { forWhomChoices } from '../appointments/for-whom.js'
import { email } from '../forms/email.js'
import type { Fields, TextField } from '../forms/field.js'
import type { FieldGroup } from '../forms/field-group.js'
import { location } from '../forms/location.js'
import { phone } from '../forms/phone.js'

/** Client of the booking. */
export const bookingSender = {
  name: {
    type: 'text',
    format: 'name',
    maxLength: 120,
    required: 'name.required',
    autoComplete: 'name',
    example: 'Ana Horvat',
  },
  email,
  phone,
} satisfies Fields

/** Client of a booking that staff add: an e-mail address or a telephone number is enough. */
export const bookingClient = { ...bookingSender, email: { ...email, required: undefined } } satisfies Fields

export const bookingContact: FieldGroup = {
  name: 'emailOrPhone',
  of: ['phone', 'email'],
  required: 'email.orPhone',
}

/** Client's answers, besides the time. */
export const bookingDetails = {
  forWhom: { type: 'choice', choices: forWhomChoices, required: 'forWhom.invalid', fault: 'forWhom.invalid' },
  note: { type: 'text', maxLength: 2000, multiline: true },
} satisfies Fields

/** Id of content. */
const id = { type: 'text', format: 'code', maxLength: 36 } satisfies TextField

/** Fields in the order of the form; the page chooses the first ones. */
export const bookingForm = {
  service: { ...id, required: 'booking.service' },
  location: { ...location, required: 'location.required' },
  start: { type: 'text', format: 'code', maxLength: 40, required: 'booking.start' },
  therapistId: id,
  forWhom: bookingDetails.forWhom,
  ...bookingSender,
  note: bookingDetails.note,
} satisfies Fields

/** Booked visit: names as they were when it was booked. */
export const bookingAnswers = {
  starts: { type: 'moment', required: 'required' },
  service: { type: 'text', maxLength: 160, required: 'required', example: 'Food intolerance testing' },
  therapist: { type: 'text', maxLength: 120, required: 'required', example: 'Petra Hrastić' },
  ...bookingDetails,
} satisfies Fields

/** Stored fields of a booking, besides the location, which every lead has. */
export const bookingKept = { ...bookingClient, ...bookingAnswers }
