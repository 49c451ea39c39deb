import { contactSubjects } from '../../leads/contact-subject.js'
import type { ContentFields } from '../content-description.js'
import { translated } from '../translated.js'
import { categoryChoice } from './category.js'
import { euros } from './euros.js'

export const shopItem = {
  category: categoryChoice,
  name: translated({ type: 'text', maxLength: 160, required: 'required' }),
  description: translated({ type: 'text', maxLength: 1000, required: 'required', multiline: true }),
  price: euros,
  subject: { type: 'choice', choices: contactSubjects, required: 'subject.invalid', fault: 'subject.invalid' },
} satisfies ContentFields
