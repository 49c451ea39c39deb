import { email } from '../forms/email.js'
import type { Fields, TextField } from '../forms/field.js'
import { password } from '../forms/password.js'

/** Code of the authenticator app, or a recovery code. */
const code = { type: 'text', maxLength: 40, autoComplete: 'one-time-code', secret: true } satisfies TextField

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

/** Request of a user who cannot sign in. */
export const forgottenPassword = { email: signIn.email } satisfies Fields

/** Second step of the sign-in page. */
export const signInCode = { code: { ...code, required: 'code.required', example: '123456' } } satisfies Fields
