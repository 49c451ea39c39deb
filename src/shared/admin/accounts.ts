import { email } from '../forms/email.js'
import type { Fields, TextField } from '../forms/field.js'
import { newPassword, password } from '../forms/password.js'
import { leadsByMailChoices } from './leads-by-mail.js'
import { roles } from './role.js'

/** Display name of a user. */
const name = {
  type: 'text',
  format: 'name',
  maxLength: 100,
  keepsEmpty: true,
  autoComplete: 'name',
} satisfies TextField

/** Name of a user, else the e-mail address. */
export const shownName = { maxLength: Math.max(name.maxLength, email.maxLength) }

export const accountRole = {
  role: { type: 'choice', choices: roles, required: 'role.invalid', fault: 'role.invalid' },
} satisfies Fields

/** Invitation of a user; without autocompletion, which would suggest the administrator's own data. */
export const invitation = {
  email: { ...email, autoComplete: 'off' },
  name: { ...name, keepsEmpty: false, autoComplete: 'off' },
  ...accountRole,
} satisfies Fields

export const acceptedInvitation = {
  token: { type: 'text', format: 'code', maxLength: 100, required: 'required', secret: true },
  name,
  password: newPassword,
} satisfies Fields

/** Id of the colleague who takes over open leads; empty for none. */
export const handover = { handOverTo: { type: 'text', format: 'code', maxLength: 36 } } satisfies Fields

/** Id of the administrator who takes over API keys and webhooks; empty to end them. */
export const accessHandover = { accessTo: { type: 'text', format: 'code', maxLength: 36 } } satisfies Fields

export const accountName = { name } satisfies Fields

/** Name of a passkey, for its user. */
export const passkeyName = {
  name: { type: 'text', format: 'name', maxLength: 60, required: 'required' },
} satisfies Fields

/** Form that adds a passkey. */
export const newPasskey = { ...passkeyName, password } satisfies Fields

export const leadsByMail = {
  leadsByMail: { type: 'choice', choices: leadsByMailChoices, required: 'required', fault: 'required' },
} satisfies Fields

export const passwordChange = { currentPassword: password, newPassword } satisfies Fields

/** Change of a one-time password just after signing in with it. */
export const oneTimePasswordChange = { newPassword } satisfies Fields

export const passwordConfirmation = { password } satisfies Fields

/** Code of the authenticator app that is being set up. */
export const codeConfirmation = {
  code: {
    type: 'text',
    format: 'code',
    maxLength: 10,
    required: 'code.required',
    autoComplete: 'one-time-code',
    secret: true,
    example: '123456',
  },
} satisfies Fields

/** Id of a session, or the value that stands for all but the current one. */
export const endedSessions = {
  ...passwordConfirmation,
  session: { type: 'text', format: 'code', maxLength: 100, required: 'required' },
} satisfies Fields
