import type { ContentKindDescription } from '../content-description.js'
import { translated } from '../translated.js'

/** Subject of contact messages. */
export const contactSubject = {
  path: 'contact-subjects',
  page: 'contact',
  arranged: true,
  name: ['name'],
  fields: {
    name: translated({ type: 'text', maxLength: 80, required: 'required', example: 'Darovni bonovi' }),
    hidden: { type: 'checkbox' },
  },
} as const satisfies ContentKindDescription
