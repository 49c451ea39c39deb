import { leadDtos } from '#src/leads/lead-dtos.js'
import { LeadQuery } from '#src/leads/lists/lead-query.dto.js'
import { DayInQuery } from '#src/platform/http/lists/day-in-query.decorator.js'
import { bookingKept } from '#src/shared/bookings/booking.js'
import { bookingStatuses } from '#src/shared/leads/booking-status.js'

export class BookingQueryDto extends LeadQuery(bookingStatuses) {
  @DayInQuery('Visit on this day.')
  visitOn?: string
}

export const bookingDtos = leadDtos({
  one: 'Booking',
  many: 'Bookings',
  noun: 'Bookings',
  fields: bookingKept,
  statuses: bookingStatuses,
  query: BookingQueryDto,
})
