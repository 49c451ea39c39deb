import type { ContentFields } from '../content-description.js'
import { servicePageChoices } from '../../service-pages.js'
import { translated } from '../translated.js'

/** Fields of a client's testimonial. */
export const testimonial = {
  name: { type: 'text', maxLength: 80, required: 'required', example: 'Ana M.' },
  town: { type: 'text', maxLength: 80, keepsEmpty: true, example: 'Zagreb' },
  servicePage: { type: 'choice', choices: servicePageChoices, required: 'invalid', fault: 'invalid' },
  feminine: { type: 'checkbox' },
  text: translated({ type: 'text', maxLength: 1000, required: 'required', multiline: true }),
  hidden: { type: 'checkbox' },
} satisfies ContentFields
