import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator'
import { i18nValidationMessage } from 'nestjs-i18n'
import { INVALID } from '../../http/validation/invalid.js'
import { Secret } from '../../http/validation/secret.decorator.js'
import { MAX_PASSWORD, MIN_PASSWORD } from './password-rules.js'

/** A password that somebody has. Not trimmed: every character counts. */
export function PasswordField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'password', maxLength: MAX_PASSWORD }),
    Secret(),
    MaxLength(MAX_PASSWORD, { message: i18nValidationMessage('validation.tooLong', { max: MAX_PASSWORD }) }),
    IsString(INVALID),
    IsNotEmpty({ message: 'validation.password.required' }),
  )
}

/** A password that somebody chooses. */
export function NewPasswordField(): PropertyDecorator {
  return applyDecorators(
    PasswordField(),
    ApiProperty({ minLength: MIN_PASSWORD }),
    MinLength(MIN_PASSWORD, { message: i18nValidationMessage('validation.tooShort', { min: MIN_PASSWORD }) }),
  )
}
