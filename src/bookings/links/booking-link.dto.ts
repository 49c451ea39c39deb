import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { bookingLink as fields } from '#src/shared/bookings/booking-link.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { OptionalTimestampField, TimestampField } from '../timestamp-field.decorator.js'

export class BookingLinkDto implements Submitted<typeof fields> {
  @Field(fields.token)
  token: string
}

/** Move of the booking of a link. */
export class LinkedMoveDto extends BookingLinkDto {
  @TimestampField('Start of a free time.')
  start: string

  @OptionalTimestampField('Start of the visit as the client saw it; the move is refused if it has another one since.')
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
export class MovedBookingDto {
  @ApiProperty({ format: 'date-time', example: '2026-12-01T09:00:00+01:00' })
  start: string

  @ApiProperty({ format: 'date-time', example: '2026-12-01T10:00:00+01:00' })
  end: string

  @ApiProperty({ example: 'zagreb', description: 'Slug of the location.' })
  location: string

  @ApiProperty({ format: 'uuid' })
  therapistId: string
}
