import { ApiProperty } from '@nestjs/swagger'
import { languages } from '#src/shared/languages.js'

/** Schema of a text in every language in a response. */
export const translatedText = (description: string) => ({
  ...{ type: 'object' as const, description, required: [...languages], additionalProperties: false },
  properties: Object.fromEntries(languages.map((language) => [language, { type: 'string' as const }])),
})

/** Documents a property with a text in every language, which each response contains. */
export const ApiTranslatedText = (description: string) =>
  ApiProperty({ ...translatedText(description), selfRequired: true })
