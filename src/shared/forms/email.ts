import type { TextField } from './field.js'

/** E-mail address. The pattern is more lenient than the server's check and only catches slips while typing. */
export const email = {
  type: 'email',
  maxLength: 254,
  required: 'email.required',
  pattern: { of: /^(?:[^ ]+|".*")@[^ ]+\.[^ ]+$/, fault: 'email.invalid' },
  autoComplete: 'email',
  example: 'ana@example.com',
} satisfies TextField
