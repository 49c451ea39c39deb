import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import {
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
} from 'class-validator'
import { i18nValidationMessage } from 'nestjs-i18n'
import { isBlank } from '#src/shared/blank.js'
import type { ChoiceField, SingleField, TextField } from '#src/shared/forms/field.js'
import { canonicalValue } from '#src/shared/forms/typed-text.js'
import { LONGEST_NUMBERED_SLUG } from '#src/shared/slug.js'
import { INVALID } from './invalid.js'
import { Secret } from './secret.decorator.js'

/** Control characters except line separators and tabs, in a syntax valid in JSON Schema. */
const CONTROL = String.raw`\x00-\x1f\x7f-\x9f`
const CONTROL_IN_LINES = String.raw`\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f`

/** Validates a property by the description of its field, and documents it. */
export function Field(field: SingleField): PropertyDecorator {
  if (field.type === 'choice') return Choice(field)
  return field.type === 'password' ? Password(field) : Text(field)
}

/** Printable and limited text in its canonical spelling, unless `untrimmed` is set. A blank optional one counts as absent, unless `keepsEmpty` is set. */
function Text(field: TextField): PropertyDecorator {
  const { maxLength, required, keepsEmpty = false, secret, example } = field
  const absent = required || keepsEmpty ? '' : undefined
  return applyDecorators(
    ApiProperty({ ...textSchema(field), required: Boolean(required) || keepsEmpty, example }),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value
      if (isBlank(value)) return absent
      return canonicalValue(field, value)
    }),
    ...(keepsEmpty ? [] : [required ? IsNotEmpty(saying(required)) : IsOptional()]),
    IsString(INVALID),
    Matches(printable(field), saying('invalidCharacters')),
    NotLonger(maxLength),
    ...Looks(field),
    ...(secret ? [Secret()] : []),
  )
}

const controlIn = ({ multiline }: Pick<TextField, 'multiline'>) => (multiline ? CONTROL_IN_LINES : CONTROL)

/** Excludes unpaired surrogates, which UTF-8 cannot encode. */
const printable = (field: TextField) => new RegExp(`^[^${controlIn(field)}\\p{Cs}]*$`, 'u')

/** Returns the constraints of a text, as far as JSON Schema can express them. */
export function textSchema({ type, maxLength, required, keepsEmpty, multiline, pattern }: TextField) {
  const isAddress = pattern && (type === 'email' || type === 'url')
  return {
    type: 'string',
    minLength: required && !keepsEmpty ? 1 : undefined,
    maxLength,
    ...(isAddress
      ? { format: type === 'url' ? 'uri' : type }
      : { pattern: pattern?.of.source ?? `^[^${controlIn({ multiline })}]*$` }),
  } as const
}

function Looks({ type, pattern }: TextField): PropertyDecorator[] {
  if (!pattern) return []
  const fault = saying(pattern.fault)
  // The pattern alone does not validate an address.
  if (type === 'email') return [IsEmail({}, fault), Matches(pattern.of, fault)]
  if (type === 'url') return [IsUrl({ protocols: ['https'], require_protocol: true }, fault)]
  return [Matches(pattern.of, fault)]
}

/** Password, not trimmed: every character counts. */
function Password({ minLength, maxLength, required }: TextField): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'string',
      format: 'password',
      required: Boolean(required),
      minLength: minLength ?? (required ? 1 : undefined),
      maxLength,
    }),
    Secret(),
    NotLonger(maxLength),
    IsString(INVALID),
    required ? IsNotEmpty(saying(required)) : IsOptional(),
    ...(minLength ? [NotShorter(minLength)] : []),
  )
}

/** Counts code points, like JSON Schema; `MaxLength` does not count variation selectors. */
const NotLonger = (max: number) =>
  ValidateBy(
    { name: 'maxLength', validator: { validate: (text) => typeof text === 'string' && !isLonger(text, max) } },
    { message: i18nValidationMessage('validation.tooLong', { max }) },
  )

const isLonger = (text: string, max: number) => text.length > max && (text.length > 2 * max || [...text].length > max)

const NotShorter = (min: number) => MinLength(min, { message: i18nValidationMessage('validation.tooShort', { min }) })

/** Validates one of the known values; a choice with further values only by their format. */
function Choice({ choices, further, required, fault }: ChoiceField): PropertyDecorator {
  if (!further)
    return applyDecorators(ApiProperty({ enum: choices }), IsNotEmpty(saying(required)), IsIn(choices, saying(fault)))
  const format = new RegExp(`^(?:${choices.join('|')})$|${further.source}`)
  return applyDecorators(
    ApiProperty({ type: String, maxLength: LONGEST_NUMBERED_SLUG, pattern: format.source, example: choices[0] }),
    IsNotEmpty(saying(required)),
    Matches(format, saying(fault)),
    MaxLength(LONGEST_NUMBERED_SLUG, saying(fault)),
  )
}

/** Returns the validation message with a key of the `validation` namespace. */
const saying = (fault: string) => ({ message: `validation.${fault}` })
