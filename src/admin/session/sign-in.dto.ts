import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { signIn, signInCode, signInConfirmation, signInWithCode } from '#src/shared/admin/sign-in.js'

export class SignInDto extends WithFields(Object, signIn) {}

export class CodeSignInDto extends WithFields(SignInDto, signInWithCode, {
  code: 'Code of the app, or a recovery code; required with two-factor authentication.',
}) {}

export class ConfirmationDto extends WithFields(Object, signInConfirmation, {
  confirmation: 'Password; with two-factor authentication, a code of the app or a recovery code instead.',
}) {}

/** Second step of the sign-in page. */
export class CodeDto extends WithFields(Object, signInCode) {}
