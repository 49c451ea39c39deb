import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, Matches, MaxLength } from 'class-validator'
import { FreeTimeDto } from '#src/platform/http/problems/problem.dto.js'
import { IsCalendarDay } from '#src/platform/http/validation/calendar-day.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { LONGEST_SLUG, SLUG } from '#src/shared/slug.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { zagrebText } from '#src/shared/zagreb-timestamp.js'
import type { FreeTime } from './free-times.js'

/** Maximum length of a period. */
export const MOST_DAYS = 62

const Day = (description: string) =>
  applyDecorators(ApiProperty({ format: 'date', description, example: '2026-12-01' }), IsCalendarDay(INVALID))

export class AvailabilityQueryDto {
  @ApiProperty({ format: 'uuid', description: 'Id of a bookable service.' })
  @IsId()
  service: string

  @ApiProperty({
    maxLength: LONGEST_SLUG,
    pattern: SLUG.source,
    description: 'Slug of a location.',
    example: 'zagreb',
  })
  @Matches(SLUG, { message: 'validation.location.unknown' })
  @MaxLength(LONGEST_SLUG, INVALID)
  location: string

  @Day('First day in Europe/Zagreb.')
  from: string

  @Day(`Last day; the period has at most ${MOST_DAYS} days.`)
  to: string

  @ApiPropertyOptional({ format: 'uuid', description: 'Id of a therapist; by default all.' })
  @IsOptional()
  @IsId()
  therapist?: string
}

export class AvailabilityDto extends WithProperties({
  timeZone: is.choice([TIME_ZONE]),
  slots: is.list(FreeTimeDto, 'Free times, the earliest first.'),
}) {}

export function toFreeTimeDto({ start, end, therapistId }: FreeTime): FreeTimeDto {
  return { start: zagrebText(start), end: zagrebText(end), therapistId }
}
