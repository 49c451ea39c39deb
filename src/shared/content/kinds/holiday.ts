import type { ContentKindDescription } from '../content-description.js'
import { date } from '../fields/date.js'
import { intervals } from '../fields/hours.js'
import { workplaces } from '../fields/workplaces.js'
import { translated } from '../translated.js'

/** Day or period with special opening hours, at all or chosen locations. */
export const holiday = {
  path: 'holidays',
  page: 'contact',
  name: ['name'],
  detail: ['date'],
  fields: {
    date,
    lastDay: { ...date, required: undefined },
    name: translated({ type: 'text', maxLength: 120, required: 'required' }),
    hours: intervals,
    locations: workplaces,
  },
  beside: [['date', 'lastDay']],
} as const satisfies ContentKindDescription
