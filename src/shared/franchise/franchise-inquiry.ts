import { email } from '../forms/email.js'
import type { Fields } from '../forms/field.js'
import { location } from '../forms/location.js'
import { phone } from '../forms/phone.js'

/** Sender of the inquiry. */
export const franchiseSender = {
  firstName: {
    type: 'text',
    format: 'name',
    maxLength: 80,
    required: 'firstName.required',
    autoComplete: 'given-name',
    example: 'Ana',
  },
  lastName: {
    type: 'text',
    format: 'name',
    maxLength: 80,
    required: 'lastName.required',
    autoComplete: 'family-name',
    example: 'Horvat',
  },
  email,
  phone: { ...phone, required: 'phone.required' },
} satisfies Fields

/** Contents of the inquiry. */
export const franchiseAnswers = {
  preferredLocation: {
    type: 'text',
    format: 'name',
    maxLength: 120,
    required: 'preferredLocation.required',
    autoComplete: 'address-level2',
    example: 'Split',
  },
  previousExperience: { type: 'text', maxLength: 5000, multiline: true },
  additionalInformation: { type: 'text', maxLength: 5000, multiline: true },
} satisfies Fields

/** Stored fields of an inquiry, besides the location, which every lead has. */
export const franchiseInquiry = { ...franchiseSender, ...franchiseAnswers }

export const franchiseForm = { ...franchiseInquiry, location }
