import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsEmail, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator'
import { i18nValidationMessage } from 'nestjs-i18n'
import { isBlank } from '../../shared/blank.js'
import { INVALID } from './invalid.js'

/** No control characters, and no half of a surrogate pair, which UTF-8 cannot hold. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u
const PRINTABLE_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u
const PHONE = /^\+?(?:[\s()/.-]*\d){6,15}[\s()/.-]*$/

interface TextOptions {
  /** Longest, in UTF-16 units. */
  max: number
  /** Translation key of the message for an empty field; without it the field is optional. */
  required?: string
  /** An optional text that is empty is kept as such, instead of counting as absent. */
  keepsEmpty?: boolean
  /** Whether line breaks are welcome. */
  multiline?: boolean
  example?: string
}

/** A text the sender typed: trimmed, printable, limited. An optional one that is blank counts as absent, unless kept. */
export function TextField({
  max,
  required,
  keepsEmpty = false,
  multiline = false,
  example,
}: TextOptions): PropertyDecorator {
  const absent = required || keepsEmpty ? '' : undefined
  const invalidCharacters = { message: 'validation.invalidCharacters' }
  return applyDecorators(
    ApiProperty({ type: String, maxLength: max, required: Boolean(required) || keepsEmpty, example }),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value
      return isBlank(value) ? absent : value.trim()
    }),
    ...(required ? [IsNotEmpty({ message: required })] : keepsEmpty ? [] : [IsOptional()]),
    IsString(INVALID),
    Matches(multiline ? PRINTABLE_LINES : PRINTABLE, invalidCharacters),
    MaxLength(max, { message: i18nValidationMessage('validation.tooLong', { max }) }),
  )
}

export function EmailField(): PropertyDecorator {
  return applyDecorators(
    TextField({ max: 254, required: 'validation.email.required', example: 'ana@example.com' }),
    IsEmail({}, { message: 'validation.email.invalid' }),
  )
}

export function PhoneField({ required }: { required?: string } = {}): PropertyDecorator {
  return applyDecorators(
    TextField({ max: 40, required, example: '+385 91 234 5678' }),
    Matches(PHONE, { message: 'validation.phone.invalid' }),
  )
}
