import { ApiProperty } from '@nestjs/swagger'
import { PhotoDto } from '#src/pictures/photo.dto.js'
import type { Translated } from '../../shared/languages.js'

const translatedText = (description: string) => ({
  ...{ type: 'object', description, required: ['hr', 'en'], additionalProperties: false },
  properties: { hr: { type: 'string' }, en: { type: 'string' } },
})

/** Page of the owner in a list, in the request's language. */
export class OwnPageSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty(translatedText('Slug in each language; both serve the page.') as object)
  slugs: Translated

  @ApiProperty()
  title: string

  @ApiProperty({ description: 'True if every page links it in its footer.' })
  inFooter: boolean
}

export class OwnPageDto extends OwnPageSummaryDto {
  @ApiProperty({ description: 'Text for search engines.' })
  description: string

  @ApiProperty({ description: 'Markdown.' })
  body: string

  @ApiProperty({ type: [PhotoDto], description: 'Photographs inside the text, `![](/media/{name})`.' })
  photosInText: PhotoDto[]
}
