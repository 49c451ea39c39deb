import type { ContentFields } from '../content-description.js'
import { translated } from '../translated.js'

/** What a client says. */
export const testimonial = {
  name: { type: 'text', maxLength: 80, required: 'required', example: 'Ana M.' },
  feminine: { type: 'checkbox' },
  text: translated({ type: 'text', maxLength: 1000, required: 'required', multiline: true }),
  hidden: { type: 'checkbox' },
} satisfies ContentFields
