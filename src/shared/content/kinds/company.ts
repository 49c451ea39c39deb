import { LONGEST_SLUG } from '../../slug.js'
import type { ContentKindDescription, Rows } from '../content-description.js'
import { translated } from '../translated.js'

const directors = {
  type: 'rows',
  name: 'Director',
  row: { name: { type: 'text', format: 'name', maxLength: 120, required: 'required' } },
  most: 10,
  preset: 1,
  required: 'required',
} satisfies Rows

/** Company that runs a location, as published in the imprint. */
export const company = {
  path: 'companies',
  page: 'impresum',
  arranged: true,
  name: ['company'],
  detail: ['address'],
  fields: {
    company: { type: 'text', maxLength: 160, required: 'required' },
    location: { type: 'text', format: 'code', maxLength: LONGEST_SLUG, required: 'required', example: 'dubrovnik' },
    address: { type: 'text', maxLength: 240, required: 'required' },
    court: translated({ type: 'text', maxLength: 160, required: 'required' }),
    registrationNumber: {
      type: 'text',
      format: 'code',
      maxLength: 20,
      inputMode: 'numeric',
      required: 'required',
      pattern: { of: /^\d{8,11}$/, fault: 'registrationNumber.invalid' },
    },
    oib: {
      type: 'text',
      format: 'code',
      maxLength: 11,
      inputMode: 'numeric',
      required: 'oib.invalid',
      pattern: { of: /^\d{11}$/, fault: 'oib.invalid' },
      example: '00000000010',
    },
    capital: translated({ type: 'text', maxLength: 80, required: 'required' }),
    bank: { type: 'text', maxLength: 160, required: 'required' },
    iban: { type: 'text', format: 'code', maxLength: 42, required: 'required', example: 'HR17 2360 0001 1012 3456 5' },
    directors,
  },
  beside: [
    ['company', 'location'],
    ['registrationNumber', 'oib'],
    ['bank', 'iban'],
  ],
} as const satisfies ContentKindDescription
