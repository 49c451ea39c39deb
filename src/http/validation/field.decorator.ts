import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsEmail, IsIn, IsNotEmpty, IsOptional, IsString, IsUrl, Matches, MaxLength, MinLength } from 'class-validator'
import { i18nValidationMessage } from 'nestjs-i18n'
import { isBlank } from '../../shared/blank.js'
import type { ChoiceField, FieldDescription, TextField } from '../../shared/forms/field.js'
import { INVALID } from './invalid.js'
import { Secret } from './secret.decorator.js'

/** No control characters, and no half of a surrogate pair, which UTF-8 cannot hold. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u
const PRINTABLE_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

/** Takes what the description of a field says, and documents it. */
export function Field(field: FieldDescription): PropertyDecorator {
  if (field.type === 'choice') return Choice(field)
  return field.type === 'password' ? Password(field) : Text(field)
}

/** Trimmed, printable, limited. An optional one that is blank counts as absent, unless kept. */
function Text(field: TextField): PropertyDecorator {
  const { maxLength, required, keepsEmpty = false, multiline = false, secret, example } = field
  const absent = required || keepsEmpty ? '' : undefined
  return applyDecorators(
    ApiProperty({ type: String, maxLength, required: Boolean(required) || keepsEmpty, example }),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value
      return isBlank(value) ? absent : value.trim()
    }),
    ...(keepsEmpty ? [] : [required ? IsNotEmpty(saying(required)) : IsOptional()]),
    IsString(INVALID),
    Matches(multiline ? PRINTABLE_LINES : PRINTABLE, saying('invalidCharacters')),
    NotLonger(maxLength),
    ...Looks(field),
    ...(secret ? [Secret()] : []),
  )
}

function Looks({ type, pattern }: TextField): PropertyDecorator[] {
  if (!pattern) return []
  const fault = saying(pattern.fault)
  // Addresses are more than a pattern says.
  if (type === 'email') return [IsEmail({}, fault)]
  if (type === 'url') return [IsUrl({ protocols: ['https'], require_protocol: true }, fault)]
  return [Matches(pattern.of, fault)]
}

/** Not trimmed: every character counts. */
function Password({ minLength, maxLength, required }: TextField): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'password', minLength, maxLength }),
    Secret(),
    NotLonger(maxLength),
    IsString(INVALID),
    ...(required ? [IsNotEmpty(saying(required))] : []),
    ...(minLength ? [NotShorter(minLength)] : []),
  )
}

const NotLonger = (max: number) => MaxLength(max, { message: i18nValidationMessage('validation.tooLong', { max }) })

const NotShorter = (min: number) => MinLength(min, { message: i18nValidationMessage('validation.tooShort', { min }) })

function Choice({ choices, required, fault }: ChoiceField): PropertyDecorator {
  return applyDecorators(ApiProperty({ enum: choices }), IsNotEmpty(saying(required)), IsIn(choices, saying(fault)))
}

/** Faults are texts of the `validation` namespace. */
const saying = (fault: string) => ({ message: `validation.${fault}` })
