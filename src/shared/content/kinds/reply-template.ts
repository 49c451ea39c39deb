import type { ContentKindDescription } from '../content-description.js'
import { translated } from '../translated.js'

/** Template for replies to leads, with placeholders. */
export const replyTemplate = {
  path: 'reply-templates',
  arranged: true,
  name: ['name'],
  fields: {
    name: translated({ type: 'text', maxLength: 80, required: 'required', example: 'Prijedlog termina' }),
    text: translated({ type: 'text', maxLength: 4000, required: 'required', multiline: true }),
  },
} as const satisfies ContentKindDescription
