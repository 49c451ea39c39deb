import { ApiPropertyOptional } from '@nestjs/swagger'
import { Allow, IsISO8601, IsOptional, Matches, MaxLength } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { NumberInQuery } from '#src/platform/http/validation/number-in-query.decorator.js'
import { languages } from '#src/shared/languages.js'

/** With its offset: a time without one means another moment to each reader. */
const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/

const CURSOR = /^[\w-]+$/

/** Which changes are asked for. */
export class ChangesQueryDto {
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'Only what has changed since; for the first request. Read on with the cursor, not with another time.',
  })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'validation.moment.invalid' })
  @Matches(MOMENT, { message: 'validation.moment.invalid' })
  updatedSince?: string

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    pattern: CURSOR.source,
    description: '`nextCursor` of the answer before. Kept for later, it brings what has changed meanwhile.',
  })
  @IsOptional()
  @MaxLength(200, INVALID)
  @Matches(CURSOR, INVALID)
  cursor?: string

  @NumberInQuery({ max: 200, default: 100, message: 'validation.invalidPageSize' })
  limit: number = 100

  /** Read by the language resolver; here so that it is no unknown field. */
  @ApiPropertyOptional({ enum: languages, description: 'Language of the error texts.' })
  @Allow()
  lang?: unknown
}
