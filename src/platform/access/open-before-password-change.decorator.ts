import { SetMetadata } from '@nestjs/common'

export const OPEN_BEFORE_PASSWORD_CHANGE = 'open-before-password-change'

/** Code of the problem that every other route answers with. */
export const PASSWORD_CHANGE_REQUIRED = 'account.password_change_required'

/** Opens a route to who signed in with a one-time password; all others wait until it is changed. */
export const OpenBeforePasswordChange = () => SetMetadata(OPEN_BEFORE_PASSWORD_CHANGE, true)
