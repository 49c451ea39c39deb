import type { TextField } from './field.js'

/**
 * E-mail address. The pattern catches slips while typing; the server checks more. `=?` begins an encoded word (RFC 2047), which
 * mail programs would decode.
 */
export const email = {
  type: 'email',
  maxLength: 254,
  required: 'email.required',
  pattern: { of: /^(?!.*=\?)(?:[^ ]+|".*")@[^ ]+\.[^ ]+$/, fault: 'email.invalid' },
  autoComplete: 'email',
  example: 'ana@example.com',
} satisfies TextField
