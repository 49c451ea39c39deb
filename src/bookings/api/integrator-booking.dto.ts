import { ApiProperty, OmitType } from '@nestjs/swagger'
import { ChangesPageDto, itemsOfChanges } from '#src/change-feed/changes-page.dto.js'
import type { Removal } from '#src/change-feed/removal.entity.js'
import { LeadDto } from '#src/leads/api/lead.dto.js'
import type { LeadKind } from '#src/leads/lead-kind.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import type { Coverage } from '#src/shared/bookings/coverage.js'
import { zagrebText } from '#src/shared/zagreb-timestamp.js'
import type { Booking } from '../booking.entity.js'
import { coverageProperty } from '../visit-coverage/coverage-property.js'

/** Time of a booking, and what it takes. */
class VisitDto extends WithProperties({
  start: is.text({ format: 'date-time', example: '2026-12-01T09:00:00+01:00' }),
  end: is.text({ format: 'date-time', example: '2026-12-01T10:00:00+01:00' }),
  serviceId: is.uuid('Id of the bookable service, which may have been removed since.'),
  therapistId: is.uuid(),
  price: is.number({ description: 'Euros, when it was booked.', example: 80 }),
}) {}

/** Booking in the API. */
export class IntegratorBookingDto extends OmitType(LeadDto, ['kind', 'contact', 'franchise', 'appointment'] as const) {
  @ApiProperty({ type: VisitDto, nullable: true, description: 'Null unless `active` or `merged`.' })
  visit: VisitDto | null

  @ApiProperty(coverageProperty.options)
  coverage: Coverage | null

  static of(kind: LeadKind<Booking>, stored: Booking): IntegratorBookingDto {
    const lead = asBooking(LeadDto.of(kind, stored))
    const start = zagrebText(stored.starts.getTime())
    const end = zagrebText(stored.ends.getTime())
    const visit = lead.booking && VisitDto.pick(stored, { start, end })
    return { ...lead, visit, coverage: (visit && stored.coverage) ?? null }
  }

  static erased(kind: LeadKind<Booking>, removal: Pick<Removal, 'id' | 'removedAt'>): IntegratorBookingDto {
    return { ...asBooking(LeadDto.erased(kind, removal)), visit: null, coverage: null }
  }
}

function asBooking({
  kind: _kind,
  contact: _contact,
  franchise: _franchise,
  appointment: _appointment,
  ...lead
}: LeadDto) {
  return lead
}

export class IntegratorBookingsPageDto extends WithProperties(ChangesPageDto, {
  items: itemsOfChanges(IntegratorBookingDto, 'Bookings, the oldest change first.'),
}) {}
