import { servicePageChoices } from '../../service-pages.js'
import type { ContentKindDescription } from '../content-description.js'
import { translated } from '../translated.js'

/** Testimonial of a client. */
export const testimonial = {
  path: 'testimonials',
  page: 'home',
  arranged: true,
  name: ['name'],
  detail: ['text'],
  fields: {
    name: { type: 'text', format: 'name', maxLength: 80, required: 'required', example: 'Ana M.' },
    town: { type: 'text', format: 'name', maxLength: 80, keepsEmpty: true, example: 'Zagreb' },
    servicePage: { type: 'choice', choices: servicePageChoices, required: 'invalid', fault: 'invalid' },
    feminine: { type: 'checkbox' },
    text: translated({ type: 'text', maxLength: 1000, required: 'required', multiline: true }),
    hidden: { type: 'checkbox' },
  },
  beside: [['name', 'town', 'servicePage']],
} as const satisfies ContentKindDescription
