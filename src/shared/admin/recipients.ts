import { email } from '../forms/email.js'
import type { Fields } from '../forms/field.js'
import { location } from '../forms/location.js'

/** New mailbox that receives personal data: of a location, or of the head office if the location is empty. */
export const recipientMailbox = {
  email: { ...email, autoComplete: 'off' },
  location: { ...location, autoComplete: 'off' },
} satisfies Fields

/** Confirmation by the link in the mail to a new mailbox. */
export const mailboxConfirmation = {
  token: { type: 'text', format: 'code', maxLength: 100, required: 'required', secret: true },
} satisfies Fields

export const mailboxStates = ['confirmed', 'pending', 'ended'] as const
