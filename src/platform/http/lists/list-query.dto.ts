import type { Type } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { Allow } from 'class-validator'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { languages } from '#src/shared/languages.js'
import { NumberInQuery } from '../validation/number-in-query.decorator.js'

const MOST_PAGES = 1_000_000
const MOST_ITEMS = 100

/** Pagination of a list. */
export class ListQueryDto {
  @NumberInQuery({ max: MOST_PAGES, default: 1, message: 'validation.invalidPage' })
  page: number = 1

  @NumberInQuery({ max: MOST_ITEMS, default: 25, message: 'validation.invalidPageSize' })
  pageSize: number = 25

  /** Read by the language resolver; declared so that validation accepts it. */
  @ApiPropertyOptional({ enum: languages, description: 'Language of the error texts.' })
  @Allow()
  lang?: unknown
}

/** Page of a list. */
export class ListPageDto extends WithProperties({
  page: is.integer({ minimum: 1, maximum: MOST_PAGES, example: 1 }),
  pageSize: is.integer({ minimum: 1, maximum: MOST_ITEMS, example: 25 }),
  total: is.integer({ description: 'Items on all pages, as far as they were counted.', example: 60 }),
  totalIsCapped: is.flag('True when there are more items than `total`.'),
}) {}

/** Documents the items of a page. */
export const itemsOfPage = <Item>(item: Type<Item>, description?: string) =>
  is.list(item, { maxItems: MOST_ITEMS, description })
