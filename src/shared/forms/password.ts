import type { TextField } from './field.js'

/** A password that somebody has. Longest: room for any passphrase (ASVS 4.0, 2.1.2), only a bound on what is hashed. */
export const password = {
  type: 'password',
  maxLength: 128,
  required: 'password.required',
  autoComplete: 'current-password',
} satisfies TextField

/**
 * A password that somebody chooses. Longer is better, and no rule asks for digits or signs (NIST SP 800-63B, 5.1.1.2;
 * ASVS 4.0, 2.1.1, 2.1.9).
 */
export const newPassword = { ...password, minLength: 12, autoComplete: 'new-password' } satisfies TextField
