import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { IsCalendarDay } from '#src/platform/http/validation/calendar-day.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { is, slugSchema, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { shownName } from '#src/shared/admin/accounts.js'
import { bookingSender } from '#src/shared/bookings/booking.js'
import { TimestampField } from '../timestamp-field.decorator.js'

/** Time in which a therapist is absent, as staff send it. */
export class AbsenceFormDto {
  @ApiProperty({ format: 'uuid', description: 'Id of a therapist.' })
  @IsId()
  therapistId: string

  @TimestampField('Start.')
  start: string

  @TimestampField('End, after the start.')
  end: string
}

/** Booked visit during an absence. */
export class AbsenceVisitDto extends WithProperties({
  id: is.uuid('Id of the booking.'),
  start: is.text({ format: 'date-time', example: '2026-12-01T09:00:00+01:00' }),
  name: is.typed(bookingSender.name, { example: 'Ana Horvat', description: 'Name of the client.' }),
  location: is.nullableSlug(),
}) {}

/** Time in which a therapist is absent. */
export class AbsenceDto extends WithProperties({
  id: is.uuid(),
  therapistId: is.uuid(),
  start: is.text({ format: 'date-time', example: '2026-12-01T00:00:00+01:00' }),
  end: is.text({ format: 'date-time', example: '2026-12-08T00:00:00+01:00' }),
  locations: is.property<string[] | null>({
    type: 'array',
    items: slugSchema,
    nullable: true,
    description: 'Slugs of the locations at which the therapist is absent; null for all.',
  }),
  author: is.nullableTyped(shownName),
  version: is.integer({ minimum: 1, description: 'Version; in quotation marks, the ETag.', example: 1 }),
  visits: is.list(AbsenceVisitDto, 'Visits that are booked in that time, the earliest first.'),
}) {}

export class AbsencesQueryDto {
  @ApiPropertyOptional({ format: 'date', description: 'First day in Europe/Zagreb; by default today.' })
  @IsOptional()
  @IsCalendarDay(INVALID)
  from?: string

  @ApiPropertyOptional({ format: 'date', description: 'Last day; by default there is none.' })
  @IsOptional()
  @IsCalendarDay(INVALID)
  to?: string
}
