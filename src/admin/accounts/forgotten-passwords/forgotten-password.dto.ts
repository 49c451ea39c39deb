import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { forgottenPassword } from '#src/shared/admin/sign-in.js'

export class ForgottenPasswordDto implements Submitted<typeof forgottenPassword> {
  @Field(forgottenPassword.email)
  email: string
}
