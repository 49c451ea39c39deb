import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsObject, ValidateNested } from 'class-validator'
import type { TextField } from '#src/shared/forms/field.js'
import { languages, type Translated } from '#src/shared/languages.js'
import { Field, textSchema } from './field.decorator.js'
import { INVALID } from './invalid.js'

/** Validates a text in every language; faults are reported for a language, such as `title.hr`. */
export function TranslatedField(texts: Translated<TextField>): PropertyDecorator {
  class Texts {}
  for (const language of languages) Field(texts[language])(Texts.prototype, language)
  return applyDecorators(
    ApiProperty({
      type: 'object',
      properties: Object.fromEntries(languages.map((language) => [language, textSchema(texts[language])])),
      required: [...languages],
      additionalProperties: false,
    }),
    IsObject(INVALID),
    ValidateNested(INVALID),
    Type(() => Texts),
  )
}
