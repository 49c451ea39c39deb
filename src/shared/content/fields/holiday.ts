import type { ContentFields } from '../content-description.js'
import { translated } from '../translated.js'
import { date } from './date.js'
import { intervals } from './hours.js'

/** Fields of a day with special opening hours at every location. */
export const holiday = {
  date,
  name: translated({ type: 'text', maxLength: 120, required: 'required' }),
  hours: intervals,
} satisfies ContentFields
