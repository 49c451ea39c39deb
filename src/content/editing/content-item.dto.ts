import { ApiProperty } from '@nestjs/swagger'
import { type Language, languages } from '#src/shared/languages.js'
import { type ContentKindName, contentKindNames } from '#src/shared/content/content-kind-names.js'
import { ApiNullableText } from '#src/platform/http/validation/nullable-text.decorator.js'

/** A row of content with its version and the state of its translation. */
export class ContentItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ type: 'integer', description: 'Grows with every change; also the ETag.' })
  version: number

  @ApiProperty({
    oneOf: [{ type: 'string', enum: [...languages] }, { type: 'null' }],
    description: 'The language whose texts have stayed behind the other’s.',
  })
  outdatedLanguage: Language | null

  @ApiProperty({ description: 'Made up for a new installation, and not replaced since.' })
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

  @ApiProperty({ example: 'prices', description: 'Its folder in addresses.' })
  path: string

  @ApiProperty({ type: 'integer', example: 18 })
  count: number

  @ApiProperty({
    type: 'integer',
    example: 1,
    description: 'Those whose texts in one language have stayed behind the other’s.',
  })
  outdated: number

  @ApiProperty({
    type: 'integer',
    example: 4,
    description: 'Those made up for a new installation, and not replaced since.',
  })
  invented: number
}
