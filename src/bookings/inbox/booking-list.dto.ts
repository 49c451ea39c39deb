import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsOptional } from 'class-validator'
import { leadDtos } from '#src/leads/lead-dtos.js'
import { LeadItemDto } from '#src/leads/lists/lead-item.dto.js'
import { LeadQuery } from '#src/leads/lists/lead-query.dto.js'
import { DayInQuery } from '#src/platform/http/lists/day-in-query.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { WithProperties } from '#src/platform/http/validation/with-properties.js'
import { bookingKept } from '#src/shared/bookings/booking.js'
import { coverageFilters } from '#src/shared/bookings/coverage.js'
import { bookingStatuses } from '#src/shared/leads/booking-status.js'
import { coverageProperty } from '../visit-coverage/coverage-property.js'

/** Properties of a booking in lists, besides its form. */
class BookingItemDto extends WithProperties(LeadItemDto, { coverage: coverageProperty }) {}

export class BookingQueryDto extends LeadQuery(bookingStatuses) {
  @DayInQuery('Visit on this day.')
  visitOn?: string

  @ApiPropertyOptional({
    enum: coverageFilters,
    description: 'Only coming visits that lack something that they need, as while the location is closed.',
  })
  @IsOptional()
  @IsIn(coverageFilters, INVALID)
  coverage?: (typeof coverageFilters)[number]
}

export const bookingDtos = leadDtos({
  one: 'Booking',
  many: 'Bookings',
  noun: 'Bookings',
  item: BookingItemDto,
  fields: bookingKept,
  statuses: bookingStatuses,
  query: BookingQueryDto,
})
