import { ApiProperty } from '@nestjs/swagger'
import { ApiNullablePhoto, PhotoDto } from '#src/pictures/photo.dto.js'
import { ApiTranslatedText } from '#src/platform/http/validation/translated-text.js'
import type { Translated } from '../../shared/languages.js'

/** Page of the owner in a list, in the request's language. */
export class OwnPageSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiTranslatedText('Slug in each language; both serve the page.')
  slugs: Translated

  @ApiProperty()
  title: string

  @ApiProperty({ description: 'Text for search engines.' })
  description: string

  @ApiNullablePhoto()
  photo: PhotoDto | null

  @ApiProperty({ description: 'True if every page links it in its footer.' })
  inFooter: boolean
}

export class OwnPageDto extends OwnPageSummaryDto {
  @ApiProperty({ description: 'Markdown.' })
  body: string

  @ApiProperty({ type: [PhotoDto], description: 'Photographs inside the text, `![](/media/{name})`.' })
  photosInText: PhotoDto[]
}
