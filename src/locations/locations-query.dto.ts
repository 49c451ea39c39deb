import { ApiPropertyOptional } from '@nestjs/swagger'
import { Allow, IsOptional, Matches, MaxLength } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { NumberInQuery } from '#src/platform/http/validation/number-in-query.decorator.js'
import { languages } from '#src/shared/languages.js'

const CURSOR = /^[\w-]+$/

/** Pagination of the list; without parameters, all of it. */
export class LocationsQueryDto {
  @NumberInQuery({ max: 100, message: 'validation.invalidPageSize' })
  limit?: number

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    pattern: CURSOR.source,
    description: 'Cursor of the next page, from the address in the `Link` header of the previous one.',
  })
  @IsOptional()
  @MaxLength(200, INVALID)
  @Matches(CURSOR, INVALID)
  cursor?: string

  /** Read by the language resolver; declared so that validation accepts it. */
  @ApiPropertyOptional({ enum: languages, description: 'Language of the texts.' })
  @Allow()
  lang?: unknown
}
