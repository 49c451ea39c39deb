import { LONGEST_SLUG } from '../../slug.js'
import type { ContentFields, Rows } from '../content-description.js'
import { translated } from '../translated.js'

const directors = {
  type: 'rows',
  row: { name: { type: 'text', maxLength: 120, required: 'required' } },
  most: 10,
  required: 'required',
} satisfies Rows

/** Fields of the company that runs a location, as published in the imprint. */
export const company = {
  location: { type: 'text', maxLength: LONGEST_SLUG, required: 'required', example: 'dubrovnik' },
  company: { type: 'text', maxLength: 160, required: 'required' },
  court: translated({ type: 'text', maxLength: 160, required: 'required' }),
  registrationNumber: {
    type: 'text',
    maxLength: 20,
    required: 'required',
    pattern: { of: /^\d{8,11}$/, fault: 'registrationNumber.invalid' },
  },
  oib: {
    type: 'text',
    maxLength: 11,
    required: 'oib.invalid',
    pattern: { of: /^\d{11}$/, fault: 'oib.invalid' },
    example: '00000000010',
  },
  capital: translated({ type: 'text', maxLength: 80, required: 'required' }),
  directors,
  address: { type: 'text', maxLength: 240, required: 'required' },
  bank: { type: 'text', maxLength: 160, required: 'required' },
  iban: { type: 'text', maxLength: 42, required: 'required', example: 'HR17 2360 0001 1012 3456 5' },
} satisfies ContentFields
