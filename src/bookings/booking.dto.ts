import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { LeadReceiptDto } from '#src/leads/intake/lead-receipt.dto.js'
import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { bookingDetails, bookingSender } from '#src/shared/bookings/booking.js'
import { location } from '#src/shared/forms/location.js'
import { TimestampField } from './timestamp-field.decorator.js'

export class BookingDto extends WithFields(
  SpamFieldsDto,
  { location: { ...location, required: 'location.required' }, ...bookingSender, ...bookingDetails },
  { location: 'Slug of a location.', forWhom: 'Person or animal that the visit is for.' },
) {
  @ApiProperty({ format: 'uuid', description: 'Id of a bookable service.' })
  @IsId()
  service: string

  @TimestampField('Start of a free time.')
  start: string

  @ApiPropertyOptional({ format: 'uuid', description: 'Id of a therapist; by default the first who is free.' })
  @IsOptional()
  @IsId()
  therapistId?: string
}

/** Receipt of a booking. */
export class BookingReceiptDto extends WithProperties(LeadReceiptDto, {
  start: is.text({ format: 'date-time', example: '2026-12-01T09:00:00+01:00' }),
  end: is.text({ format: 'date-time', example: '2026-12-01T10:00:00+01:00' }),
  location: is.slug({ example: 'zagreb', description: 'Slug of the location.' }),
  therapistId: is.uuid(),
}) {
  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'End of the hold, for a time that the client confirms by the link in a mail. Without it, the time is booked.',
    example: '2026-11-28T10:20:00+01:00',
  })
  heldUntil?: string
}
