import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { forgottenPassword } from '#src/shared/admin/sign-in.js'

export class ForgottenPasswordDto extends WithFields(Object, forgottenPassword) {}
