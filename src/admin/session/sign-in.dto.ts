import { ApiProperty } from '@nestjs/swagger'
import { IsNotEmpty, IsString, MaxLength } from 'class-validator'
import { i18nValidationMessage } from 'nestjs-i18n'
import { TextField } from '../../http/text-fields.js'

const MAX_PASSWORD = 1024

export class SignInDto {
  /** Not checked for its form: an account's address may be one that only this installation knows. */
  @TextField({ max: 254, required: 'validation.email.required', example: 'ana@example.com' })
  email: string

  @ApiProperty({ format: 'password', maxLength: MAX_PASSWORD })
  @MaxLength(MAX_PASSWORD, { message: i18nValidationMessage('validation.tooLong', { max: MAX_PASSWORD }) })
  @IsString({ message: 'validation.invalid' })
  @IsNotEmpty({ message: 'validation.password.required' })
  password: string
}
