import { ApiPropertyOptional } from '@nestjs/swagger'
import { Allow, IsISO8601, IsOptional, Matches, MaxLength } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { NumberInQuery } from '#src/platform/http/validation/number-in-query.decorator.js'
import { languages } from '#src/shared/languages.js'

/** Timestamp with a mandatory offset; without one it would be ambiguous. */
const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/

/** Format of a cursor. */
export const CURSOR = /^[\w-]+$/
export const LONGEST_CURSOR = 200
export const MOST_CHANGES = 200

/** Filter and position of a change feed. */
export class ChangesQueryDto {
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description:
      'Returns only later changes, in the first request. Continue with the cursor, not with another timestamp.',
  })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'validation.moment.invalid' })
  @Matches(MOMENT, { message: 'validation.moment.invalid' })
  updatedSince?: string

  @ApiPropertyOptional({
    type: String,
    maxLength: LONGEST_CURSOR,
    pattern: CURSOR.source,
    description: '`nextCursor` of the previous response. A stored cursor returns later changes.',
  })
  @IsOptional()
  @MaxLength(LONGEST_CURSOR, INVALID)
  @Matches(CURSOR, INVALID)
  cursor?: string

  @NumberInQuery({ max: MOST_CHANGES, default: 100, message: 'validation.invalidPageSize' })
  limit: number = 100

  /** Read by the language resolver; declared so that validation accepts it. */
  @ApiPropertyOptional({ enum: languages, description: 'Language of the error texts.' })
  @Allow()
  lang?: unknown
}
