import type { TextField } from './field.js'

/**
 * Current password. The maximum leaves room for any passphrase (ASVS 4.0, 2.1.2) and only limits the cost of hashing.
 */
export const password = {
  type: 'password',
  maxLength: 128,
  required: 'password.required',
  autoComplete: 'current-password',
} satisfies TextField

/**
 * New password. Its length matters; digits or symbols are not required (NIST SP 800-63B, 5.1.1.2; ASVS 4.0, 2.1.1,
 * 2.1.9).
 */
export const newPassword = { ...password, minLength: 12, autoComplete: 'new-password' } satisfies TextField
