import { SetMetadata } from '@nestjs/common'

export const OPEN_BEFORE_PASSWORD_CHANGE = 'open-before-password-change'

/** Code of the problem that all other routes return before the password is changed. */
export const PASSWORD_CHANGE_REQUIRED = 'account.password_change_required'

/** Allows a route to users who signed in with a one-time password; all others require changing it first. */
export const OpenBeforePasswordChange = () => SetMetadata(OPEN_BEFORE_PASSWORD_CHANGE, true)
