import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsObject, ValidateNested } from 'class-validator'
import { INVALID } from '#src/http/validation/invalid.js'
import { TextField } from '#src/http/validation/text-fields.js'
import { languages } from '#src/shared/languages.js'

interface TranslatedOptions {
  /** Longest in each language, in UTF-16 units. */
  max: number
  multiline?: boolean
  /** Whether it may be empty: in both languages, or in one for now. */
  optional?: boolean
}

/** A text in every language. A fault is that of one of them, such as `title.hr`. */
export function TranslatedField({ max, multiline, optional = false }: TranslatedOptions): PropertyDecorator {
  class Texts {}
  for (const language of languages) {
    const emptiness = optional ? { keepsEmpty: true } : { required: 'validation.required' }
    TextField({ max, multiline, ...emptiness })(Texts.prototype, language)
  }
  const text = { type: 'string' as const, maxLength: max, ...(!optional && { minLength: 1 }) }
  return applyDecorators(
    ApiProperty({
      type: 'object',
      properties: Object.fromEntries(languages.map((language) => [language, text])),
      required: [...languages],
      additionalProperties: false,
    }),
    IsObject(INVALID),
    ValidateNested(INVALID),
    Type(() => Texts),
  )
}
