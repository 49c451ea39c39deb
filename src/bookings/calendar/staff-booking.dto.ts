import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean, IsIn, IsOptional, Matches, MaxLength } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { RequiresOneOf } from '#src/platform/http/validation/requires-one-of.decorator.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { bookingClient, bookingContact, bookingDetails } from '#src/shared/bookings/booking.js'
import { type CoverageGap, coverageGaps } from '#src/shared/bookings/coverage.js'
import { location } from '#src/shared/forms/location.js'
import { type Language, languages } from '#src/shared/languages.js'
import { LONGEST_SLUG, SLUG } from '#src/shared/slug.js'
import { OptionalTimestampField, TimestampField } from '../timestamp-field.decorator.js'

class NoFields {}

/** Booking that staff add, such as one by telephone. */
@RequiresOneOf(bookingContact)
export class StaffBookingDto extends WithFields(
  NoFields,
  { location: { ...location, required: 'location.required' }, ...bookingClient, ...bookingDetails },
  {
    location: 'Slug of a location.',
    email: 'Required without `phone`.',
    forWhom: 'Person or animal that the visit is for.',
  },
) {
  @ApiProperty({ format: 'uuid', description: 'Id of a bookable service, also of one that visitors cannot book.' })
  @IsId()
  service: string

  @TimestampField('Start, which may be outside of the lead time and of the grid.')
  start: string

  @ApiProperty({ format: 'uuid', description: 'Id of a therapist of the location.' })
  @IsId()
  therapistId: string

  @ApiPropertyOptional({ enum: languages, description: 'Language of the mails to the client; by default Croatian.' })
  @IsOptional()
  @IsIn(languages, INVALID)
  language?: Language

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Id of the appointment request that was agreed; its status becomes `agreed`.',
  })
  @IsOptional()
  @IsId()
  requestId?: string
}

/** Move of a booking; omitted properties stay. */
export class BookingMoveDto {
  @OptionalTimestampField('New start.')
  start?: string

  @ApiPropertyOptional({ format: 'uuid', description: 'Id of a therapist of the location.' })
  @IsOptional()
  @IsId()
  therapistId?: string

  @ApiPropertyOptional({ maxLength: LONGEST_SLUG, pattern: SLUG.source, description: 'Slug of a location.' })
  @IsOptional()
  @Matches(SLUG, { message: 'validation.location.unknown' })
  @MaxLength(LONGEST_SLUG, INVALID)
  location?: string

  @ApiPropertyOptional({
    description:
      'False if reasons for which the visit is not covered are reported, as when a move is undone. By default they are accepted.',
  })
  @IsOptional()
  @IsBoolean(INVALID)
  acceptGaps?: boolean
}

/** Reason that staff accept, for which a visit is not covered. */
export class CoverageAcceptanceDto {
  @ApiProperty({ enum: coverageGaps, description: 'Coverage of the visit that the user has seen.' })
  @IsIn(coverageGaps, INVALID)
  coverage: CoverageGap
}
