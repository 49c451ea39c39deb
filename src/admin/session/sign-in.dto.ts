import { ApiPropertyOptional } from '@nestjs/swagger'
import { Secret } from '../../http/validation/secret.decorator.js'
import { TextField } from '../../http/validation/text-fields.js'
import { PasswordField } from '../users/password-field.js'

export class SignInDto {
  /** Not checked for its form: an account's address may be one that only this installation knows. */
  @TextField({ max: 254, required: 'validation.email.required', example: 'ana@example.com' })
  email: string

  @PasswordField()
  password: string
}

export class CodeSignInDto extends SignInDto {
  @ApiPropertyOptional({ description: 'From the app, or a recovery code; needed where a second factor is on.' })
  @TextField({ max: 40 })
  @Secret()
  code?: string
}

/** The second step of the sign-in page. */
export class CodeDto {
  @TextField({ max: 40, required: 'validation.code.required', example: '123456' })
  @Secret()
  code: string
}
