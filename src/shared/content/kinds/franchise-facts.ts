import { email } from '../../forms/email.js'
import type { ContentKindDescription, NumberInput } from '../content-description.js'
import { businessPhone } from '../fields/contact-details.js'
import { translated } from '../translated.js'

const whole = { type: 'number', decimals: 0, required: 'wholeNumber.invalid', fault: 'wholeNumber.invalid' } as const

/** Investment in whole euros. */
const investment = { ...whole, minimum: 0, maximum: 9_999_999, example: 35_000 } satisfies NumberInput

/** Facts for prospective franchisees, and their contact person. */
export const franchiseFacts = {
  path: 'franchise-facts',
  page: 'franchise',
  single: true,
  name: ['contactName'],
  fields: {
    investmentFrom: investment,
    investmentTo: { ...investment, example: 60_000 },
    floorArea: { ...whole, minimum: 1, maximum: 10_000, example: 45 },
    trainingDays: { ...whole, minimum: 0, maximum: 365, example: 15 },
    monthsToOpening: { ...whole, minimum: 0, maximum: 60, example: 4 },
    territory: translated({ type: 'text', maxLength: 160, required: 'required' }),
    contactName: { type: 'text', format: 'name', maxLength: 120, required: 'required' },
    contactRole: translated({ type: 'text', maxLength: 120, required: 'required' }),
    contactPhone: businessPhone,
    contactEmail: { ...email, autoComplete: undefined },
    hidden: { type: 'checkbox' },
  },
  beside: [
    ['investmentFrom', 'investmentTo'],
    ['floorArea', 'trainingDays', 'monthsToOpening'],
    ['contactPhone', 'contactEmail'],
  ],
} as const satisfies ContentKindDescription
