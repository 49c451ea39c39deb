import { ApiPropertyOptional } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { Submitted } from '../../shared/forms/field.js'
import { signIn, signInCode, signInWithCode } from '#src/shared/admin/sign-in.js'

export class SignInDto implements Submitted<typeof signIn> {
  @Field(signIn.email)
  email: string

  @Field(signIn.password)
  password: string
}

export class CodeSignInDto extends SignInDto implements Submitted<typeof signInWithCode> {
  @ApiPropertyOptional({ description: 'Code of the app, or a recovery code; required with two-factor authentication.' })
  @Field(signInWithCode.code)
  code?: string
}

/** Second step of the sign-in page. */
export class CodeDto implements Submitted<typeof signInCode> {
  @Field(signInCode.code)
  code: string
}
