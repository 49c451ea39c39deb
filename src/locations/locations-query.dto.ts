import { ApiPropertyOptional } from '@nestjs/swagger'
import { Allow, IsOptional, Matches, MaxLength } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { NumberInQuery } from '#src/platform/http/validation/number-in-query.decorator.js'
import { languages } from '../shared/languages.js'

const CURSOR = /^[\w-]+$/

/** Which part of the list; without either, all of it. */
export class LocationsQueryDto {
  @NumberInQuery({ max: 100, message: 'validation.invalidPageSize' })
  limit?: number

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    pattern: CURSOR.source,
    description: 'Where to go on: that of the address in the `Link` header of the part before.',
  })
  @IsOptional()
  @MaxLength(200, INVALID)
  @Matches(CURSOR, INVALID)
  cursor?: string

  /** Read by the language resolver; here so that it is no unknown field. */
  @ApiPropertyOptional({ enum: languages, description: 'Language of the texts.' })
  @Allow()
  lang?: unknown
}
