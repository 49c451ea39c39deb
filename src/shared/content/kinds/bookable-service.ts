import { roomChoices } from '../../bookings/rooms.js'
import type { ContentKindDescription, NumberInput, PickedInput, Rows } from '../content-description.js'

const LONGEST_VISIT = 480
const LONGEST_BUFFER = 120

/** Row of the price list that is not a package. */
const price = {
  type: 'reference',
  required: 'bookableService.price',
  fault: 'bookableService.price',
} satisfies PickedInput

/** Minutes that keep therapist and room free beside a visit. */
const buffer = {
  type: 'number',
  minimum: 0,
  maximum: LONGEST_BUFFER,
  decimals: 0,
  required: 'bookableService.buffer',
  fault: 'bookableService.buffer',
  example: 15,
  preset: 0,
} satisfies NumberInput

/** Therapists that offer the service; all, if there are none. */
const therapists = {
  type: 'rows',
  name: 'OfferingTherapist',
  row: { therapist: { type: 'reference', required: 'therapist.invalid', fault: 'therapist.invalid' } },
  most: 20,
} satisfies Rows

/** Service of the price list that visitors book at real times. Its name is that of the price. */
export const bookableService = {
  path: 'bookable-services',
  page: 'appointment',
  arranged: true,
  name: [],
  fields: {
    price,
    minutes: {
      type: 'number',
      minimum: 5,
      maximum: LONGEST_VISIT,
      decimals: 0,
      required: 'bookableService.minutes',
      fault: 'bookableService.minutes',
      example: 60,
    },
    bufferBefore: buffer,
    bufferAfter: buffer,
    room: { type: 'choice', choices: roomChoices, required: 'invalid', fault: 'invalid' },
    therapists,
    online: { type: 'checkbox' },
  },
  beside: [['minutes', 'bufferBefore', 'bufferAfter']],
} as const satisfies ContentKindDescription
