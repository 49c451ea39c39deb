import { email } from '../forms/email.js'
import type { Fields } from '../forms/field.js'
import { location } from '../forms/location.js'
import { phone } from '../forms/phone.js'
import { subject } from './subject.js'

/** Sender of the message. */
export const contactSender = {
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

/** Contents of the message. */
export const contactAnswers = {
  subject,
  message: { type: 'text', maxLength: 5000, required: 'message.required', multiline: true },
} satisfies Fields

/** Stored fields of a message, besides the location, which every lead has. */
export const contactMessage = { ...contactSender, ...contactAnswers }

const { message, ...choices } = contactAnswers

/** Fields in the order of the form. */
export const contactForm = { ...contactSender, ...choices, location, message }
