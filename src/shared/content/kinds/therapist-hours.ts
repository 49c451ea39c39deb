import { LONGEST_SLUG } from '../../slug.js'
import type { ContentKindDescription } from '../content-description.js'
import { weeklyHours } from '../fields/hours.js'

/** Weekly hours of a therapist at a location. Its name is that of the therapist and the location. */
export const therapistHours = {
  path: 'therapist-hours',
  page: 'appointment',
  name: [],
  fields: {
    therapist: { type: 'reference', required: 'therapist.invalid', fault: 'therapist.invalid' },
    location: { type: 'text', format: 'code', maxLength: LONGEST_SLUG, required: 'required', example: 'dubrovnik' },
    hours: weeklyHours,
  },
  beside: [['therapist', 'location']],
} as const satisfies ContentKindDescription
