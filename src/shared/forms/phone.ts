import type { TextField } from './field.js'

/** 6 to 15 digits; common separators are allowed. */
export const phone = {
  type: 'tel',
  maxLength: 40,
  pattern: { of: /^\+?(?:[\s()/.-]*\d){6,15}[\s()/.-]*$/, fault: 'phone.invalid' },
  autoComplete: 'tel',
  example: '+385 91 234 5678',
} satisfies TextField
