import type { Type } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { type Language, languages } from '../../shared/languages.js'
import { type ContentKindName, contentKindNames } from './content-kind.js'
import { ApiNullableText } from '../../http/validation/nullable-text.decorator.js'

/** A piece of content, and how it stands with it. */
export class ContentItemDto<Content extends object = object> {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ description: 'Grows with every change; also the ETag.' })
  version: number

  @ApiProperty({
    oneOf: [{ type: 'string', enum: [...languages] }, { type: 'null' }],
    description: 'The language whose texts have stayed behind the other’s.',
  })
  outdatedLanguage: Language | null

  @ApiNullableText()
  slug: string | null

  content: Content
}

/** The same of one kind, for the API’s description. */
export function itemDtoOf<Content extends object>(content: Type<Content>): Type<ContentItemDto<Content>> {
  class Item extends ContentItemDto<Content> {}
  ApiProperty({ type: content })(Item.prototype, 'content')
  Object.defineProperty(Item, 'name', { value: content.name.replace(/Dto$/, 'ItemDto') })
  return Item
}

/** All content of one kind. */
export interface ContentListDto {
  kind: ContentKindName
  items: ContentItemDto[]
}

/** How much there is of one kind. */
export class ContentOverviewDto {
  @ApiProperty({ enum: contentKindNames })
  kind: ContentKindName

  @ApiProperty({ example: 'prices', description: 'Its folder in addresses.' })
  path: string

  @ApiProperty({ example: 18 })
  count: number

  @ApiProperty({ example: 1, description: 'Those whose texts in one language have stayed behind the other’s.' })
  outdated: number
}
