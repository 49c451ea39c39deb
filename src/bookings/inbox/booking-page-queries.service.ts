import { Injectable } from '@nestjs/common'
import { LeadPagesService } from '#src/leads/lead-pages.service.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import type { Search } from '#src/platform/page-queries/lenient-query.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { Booking } from '../booking.entity.js'
import { BookingQueryDto, toBookingItem } from './booking-list.dto.js'

const kind = { entity: Booking, query: BookingQueryDto, toItem: toBookingItem }

/** Queries of the pages of bookings. */
@Injectable()
@StaffQueries('staff')
@ScopedByLocation()
export class BookingPageQueriesService {
  constructor(private readonly pages: LeadPagesService) {}

  bookings(reader: StaffReader, search: Search) {
    return this.pages.list(kind, reader, search)
  }

  booking(reader: StaffReader, id: string, search: Search) {
    return this.pages.read(kind, reader, id, search)
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<BookingPageQueriesService> {}
}
