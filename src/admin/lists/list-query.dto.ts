import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { Allow, IsInt, Max, Min } from 'class-validator'
import { i18nValidationMessage } from 'nestjs-i18n'
import { languages } from '../../shared/languages.js'

interface Range {
  max: number
  default: number
  /** Translation key of the message for anything else. */
  message: string
}

/** A whole number from 1 upwards, in digits. */
function NumberInQuery({ max, default: fallback, message }: Range): PropertyDecorator {
  const complaint = { message: i18nValidationMessage(message, { max }) }
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: max, default: fallback }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? digitsToNumber(value) : value)),
    IsInt(complaint),
    Min(1, complaint),
    Max(max, complaint),
  )
}

function digitsToNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : NaN
}

/** Which part of a list is asked for. */
export class ListQueryDto {
  @NumberInQuery({ max: 1_000_000, default: 1, message: 'validation.invalidPage' })
  page: number = 1

  @NumberInQuery({ max: 100, default: 25, message: 'validation.invalidPageSize' })
  pageSize: number = 25

  /** Read by the language resolver; here so that it is no unknown field. */
  @ApiPropertyOptional({ enum: languages, description: 'Language of the error texts.' })
  @Allow()
  lang?: unknown
}

/** One page of a list. */
export class ListPageDto {
  @ApiProperty({ type: 'integer', example: 1 })
  page: number

  @ApiProperty({ type: 'integer', example: 25 })
  pageSize: number

  @ApiProperty({ type: 'integer', description: 'Items on all pages, as far as they were counted.', example: 60 })
  total: number

  @ApiProperty({ description: 'Whether there are more items than `total`.' })
  totalIsCapped: boolean
}
