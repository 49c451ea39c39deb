import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { bookingLink as fields } from '#src/shared/bookings/booking-link.js'
import { OptionalTimestampField, TimestampField } from '../timestamp-field.decorator.js'

export class BookingLinkDto extends WithFields(Object, fields) {}

/** Move of the booking of a link. */
export class LinkedMoveDto extends BookingLinkDto {
  @TimestampField('Start of a free time.')
  start: string

  @OptionalTimestampField(
    'Start of the visit as the client saw it; the move is refused if it has another one since. A repeated move returns the moved visit.',
  )
  from?: string

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Id of a therapist; by default the present one if possible, otherwise the first who is free.',
  })
  @IsOptional()
  @IsId()
  therapistId?: string
}

/** Booking after its move. */
export class MovedBookingDto extends WithProperties({
  start: is.text({ format: 'date-time', example: '2026-12-01T09:00:00+01:00' }),
  end: is.text({ format: 'date-time', example: '2026-12-01T10:00:00+01:00' }),
  location: is.slug({ example: 'zagreb', description: 'Slug of the location.' }),
  therapistId: is.uuid(),
}) {}
