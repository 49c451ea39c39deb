import { ApiPropertyOptional } from '@nestjs/swagger'
import { Allow } from 'class-validator'
import { NumberInQuery } from '../validation/number-in-query.decorator.js'
import { languages } from '#src/shared/languages.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'

/** Pagination of a list. */
export class ListQueryDto {
  @NumberInQuery({ max: 1_000_000, default: 1, message: 'validation.invalidPage' })
  page: number = 1

  @NumberInQuery({ max: 100, default: 25, message: 'validation.invalidPageSize' })
  pageSize: number = 25

  /** Read by the language resolver; declared so that validation accepts it. */
  @ApiPropertyOptional({ enum: languages, description: 'Language of the error texts.' })
  @Allow()
  lang?: unknown
}

/** Page of a list. */
export class ListPageDto extends WithProperties({
  page: is.integer({ example: 1 }),
  pageSize: is.integer({ example: 25 }),
  total: is.integer({ description: 'Items on all pages, as far as they were counted.', example: 60 }),
  totalIsCapped: is.flag('True when there are more items than `total`.'),
}) {}
