import { Injectable } from '@nestjs/common'
import { LeadPagesService } from '#src/leads/lead-pages.service.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import type { Search } from '#src/platform/page-queries/lenient-query.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { AppointmentRequest } from './appointment-request.entity.js'
import { AppointmentRequestQueryDto, toAppointmentRequestItem } from './appointment-request-list.dto.js'

const kind = { entity: AppointmentRequest, query: AppointmentRequestQueryDto, toItem: toAppointmentRequestItem }

/** Queries of the pages of appointment requests. */
@Injectable()
@StaffQueries('staff')
@ScopedByLocation()
export class AppointmentRequestPageQueriesService {
  constructor(private readonly pages: LeadPagesService) {}

  appointmentRequests(reader: StaffReader, search: Search) {
    return this.pages.list(kind, reader, search)
  }

  appointmentRequest(reader: StaffReader, id: string, search: Search) {
    return this.pages.read(kind, reader, id, search)
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<AppointmentRequestPageQueriesService> {}
}
