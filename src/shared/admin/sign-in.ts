import { email } from '../forms/email.js'
import type { Fields, TextField } from '../forms/field.js'
import { password } from '../forms/password.js'

/** From the app, or a recovery code. */
const code = { type: 'text', maxLength: 40, autoComplete: 'one-time-code', secret: true } satisfies TextField

/** The address is not checked for its form: an account's may be one that only this installation knows. */
export const signIn = {
  email: { ...email, pattern: undefined, autoComplete: 'username' },
  password,
} satisfies Fields

/** Both steps at once, as programs sign in. */
export const signInWithCode = { ...signIn, code } satisfies Fields

/** Of who cannot sign in. */
export const forgottenPassword = { email: signIn.email } satisfies Fields

/** The second step of the sign-in page. */
export const signInCode = { code: { ...code, required: 'code.required', example: '123456' } } satisfies Fields
