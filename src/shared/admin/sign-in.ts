import { email } from '../forms/email.js'
import type { Fields, TextField } from '../forms/field.js'
import { password } from '../forms/password.js'

/** Code of the authenticator app, or a recovery code. */
const code = {
  type: 'text',
  format: 'code',
  maxLength: 40,
  autoComplete: 'one-time-code',
  secret: true,
} satisfies TextField

/**
 * First step of the sign-in page. The address format is not checked: an account may have an address that is only valid
 * locally.
 */
export const signIn = {
  email: { ...email, pattern: undefined, autoComplete: 'username' },
  password,
} satisfies Fields

/** Both steps in one request, for API clients. */
export const signInWithCode = { ...signIn, code } satisfies Fields

/** Confirmation in an open session: the password, or a code where the account has a second factor. */
export const signInConfirmation = { confirmation: password } satisfies Fields

/** Request of a user who cannot sign in. */
export const forgottenPassword = { email: signIn.email } satisfies Fields

/** Confirmation by a code. */
export const codeOfConfirmation = { confirmation: { ...code, required: 'code.required' } } satisfies Fields

/** Second step of the sign-in page. */
export const signInCode = { code: { ...code, required: 'code.required', example: '123456' } } satisfies Fields
