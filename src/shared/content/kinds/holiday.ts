import type { ContentKindDescription } from '../content-description.js'
import { translated } from '../translated.js'
import { date } from '../fields/date.js'
import { intervals } from '../fields/hours.js'

/** Day with special opening hours at every location. */
export const holiday = {
  path: 'holidays',
  page: 'contact',
  name: ['name'],
  detail: ['date'],
  fields: {
    date,
    name: translated({ type: 'text', maxLength: 120, required: 'required' }),
    hours: intervals,
  },
  beside: [['date']],
} as const satisfies ContentKindDescription
