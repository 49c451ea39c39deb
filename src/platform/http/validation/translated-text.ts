import { ApiProperty } from '@nestjs/swagger'
import type { TextField } from '#src/shared/forms/field.js'
import { languages } from '#src/shared/languages.js'

/** Stored text that is at most as long as its field allows. */
export type LimitedText = Pick<TextField, 'maxLength'>

/** Schema of a text in every language in a response. @param text field in which it is sent, in any language */
export const translatedText = (description: string, text?: LimitedText) => ({
  type: 'object' as const,
  description,
  required: [...languages],
  additionalProperties: false,
  properties: Object.fromEntries(
    languages.map((language) => [language, { type: 'string' as const, maxLength: text?.maxLength }]),
  ),
})

/** Documents a property with a text in every language, which each response contains. */
export const ApiTranslatedText = (description: string, text?: LimitedText) =>
  ApiProperty({ ...translatedText(description, text), selfRequired: true })
