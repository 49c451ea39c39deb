import type { TextField } from './field.js'

/** 6 to 15 digits; common separators are allowed, and a short label before or behind: `091 234 5678 (mob)`. */
export const phone = {
  type: 'tel',
  maxLength: 40,
  pattern: {
    of: /^(?:[A-Za-zÀ-ž]{2,10}[.:]? ?)?\+?(?:[ ()/.-]*\d){6,15}[ ()/.,-]*(?:[A-Za-zÀ-ž][A-Za-zÀ-ž\d .:]{0,19}\)?)?$/,
    fault: 'phone.invalid',
  },
  autoComplete: 'tel',
  example: '+385 91 234 5678',
} satisfies TextField
