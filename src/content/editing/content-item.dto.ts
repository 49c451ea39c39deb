import { ApiProperty } from '@nestjs/swagger'
import { type Language, languages } from '#src/shared/languages.js'
import { type ContentKindName, contentKindNames } from '#src/shared/content/content-kinds.js'
import { ApiNullableText } from '#src/platform/http/validation/nullable.decorators.js'

/** Row of content with its version and the state of its translation. */
export class ContentItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ type: 'integer', description: 'Version, incremented by every change; also the ETag.' })
  version: number

  @ApiProperty({
    oneOf: [{ type: 'string', enum: [...languages] }, { type: 'null' }],
    description: 'Language whose texts are older than the other’s.',
  })
  outdatedLanguage: Language | null

  @ApiProperty({ description: 'True for sample data of a new installation.' })
  invented: boolean

  @ApiNullableText()
  slug: string | null

  content: object
}

/** All content of one kind. */
export interface ContentListDto {
  kind: ContentKindName
  items: ContentItemDto[]
}

/** Row counts of one kind. */
export class ContentOverviewDto {
  @ApiProperty({ enum: contentKindNames })
  kind: ContentKindName

  @ApiProperty({ example: 'prices', description: 'Path segment of the kind.' })
  path: string

  @ApiProperty({ type: 'integer', example: 18 })
  count: number

  @ApiProperty({
    type: 'integer',
    example: 1,
    description: 'Number of rows with outdated translations.',
  })
  outdated: number

  @ApiProperty({
    type: 'integer',
    example: 4,
    description: 'Number of rows with sample data.',
  })
  invented: number
}
