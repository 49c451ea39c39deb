import type { TextField } from './field.js'

/** The pattern takes all that the server's own check of addresses takes, and more: it only catches slips at once. */
export const email = {
  type: 'email',
  maxLength: 254,
  required: 'email.required',
  pattern: { of: /^(?:[^ ]+|".*")@[^ ]+\.[^ ]+$/, fault: 'email.invalid' },
  autoComplete: 'email',
  example: 'ana@example.com',
} satisfies TextField
