import { email } from '../forms/email.js'
import type { Fields, ListField } from '../forms/field.js'
import type { FieldGroup } from '../forms/field-group.js'
import { location } from '../forms/location.js'
import { phone } from '../forms/phone.js'
import { forWhomChoices } from './for-whom.js'
import { partsOfDay } from './part-of-day.js'
import { MOST_WISHES } from './wish.js'

/** Sender of the request. */
export const appointmentSender = {
  name: {
    type: 'text',
    format: 'name',
    maxLength: 120,
    required: 'name.required',
    autoComplete: 'name',
    example: 'Ana Horvat',
  },
  email: { ...email, required: undefined },
  phone,
} satisfies Fields

/** An e-mail address or a telephone number is enough. */
export const appointmentContact: FieldGroup = {
  name: 'emailOrPhone',
  of: ['phone', 'email'],
  required: 'email.orPhone',
}

const wishes = {
  type: 'rows',
  row: {
    date: { type: 'date', required: 'wish.required', fault: 'date.invalid' },
    partOfDay: { type: 'choice', choices: partsOfDay, required: 'partOfDay.invalid', fault: 'partOfDay.invalid' },
  },
  most: MOST_WISHES,
  required: 'wish.required',
} satisfies ListField

/** Requested service, slots and notes. */
export const appointmentAnswers = {
  service: {
    type: 'text',
    format: 'name',
    maxLength: 160,
    required: 'service.required',
    example: 'Food intolerance testing',
  },
  wishes,
  forWhom: { type: 'choice', choices: forWhomChoices, required: 'forWhom.invalid', fault: 'forWhom.invalid' },
  note: { type: 'text', maxLength: 2000, multiline: true },
} satisfies Fields

/** Stored fields of a request, besides the location, which every lead has. */
export const appointmentKept = { ...appointmentSender, ...appointmentAnswers }

const { service, forWhom, note } = appointmentAnswers

/** Fields in the order of the form. */
export const appointmentRequest = {
  service,
  location: { ...location, required: 'location.required' },
  wishes,
  forWhom,
  ...appointmentSender,
  note,
}
