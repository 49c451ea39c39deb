import { roomKinds } from '../../bookings/rooms.js'
import { LONGEST_SLUG } from '../../slug.js'
import type { ContentKindDescription } from '../content-description.js'
import { translated } from '../translated.js'

/** Room of a location, in which one visit takes place at a time. */
export const room = {
  path: 'rooms',
  page: 'appointment',
  arranged: true,
  name: ['name'],
  detail: ['location'],
  fields: {
    name: translated({ type: 'text', maxLength: 80, required: 'required', example: 'Soba 1' }),
    location: { type: 'text', format: 'code', maxLength: LONGEST_SLUG, required: 'required', example: 'dubrovnik' },
    kind: { type: 'choice', choices: roomKinds, required: 'invalid', fault: 'invalid' },
  },
  beside: [['location', 'kind']],
} as const satisfies ContentKindDescription
