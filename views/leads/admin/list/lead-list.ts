import type { AppointmentRequestQueryDto } from '#src/appointments/appointment-request-list.dto'
import type { BookingQueryDto } from '#src/bookings/inbox/booking-list.dto'
import type { LeadItemDto } from '#src/leads/lists/lead-item.dto'
import type { LeadQueryDto } from '#src/leads/lists/lead-query.dto'
import type { Coverage } from '#src/shared/bookings/coverage'
import type { InWords } from '#views/kit/admin/times'
import type { DayAhead } from '#views/leads/admin/answers-in-words'
import type { LeadChoices } from '#views/leads/admin/choices'

/** Row of a lead list; fields that all kinds have. */
export type LeadRow = InWords<LeadItemDto> &
  DayAhead & { status: string; phone: string | null; phoneE164: string | null; coverage?: Coverage | null }

/** Lead with those that were merged into it. */
export type ListedLead = LeadRow & { merged: LeadRow[] }

/** Query of a lead list; only appointment requests can be filtered by preferred day, and bookings by day and coverage of the visit. */
export type LeadListQuery = LeadQueryDto &
  Pick<AppointmentRequestQueryDto, 'wished'> &
  Pick<BookingQueryDto, 'visitOn' | 'coverage'>

export interface LeadList extends LeadChoices {
  items: ListedLead[]
  page: number
  pageSize: number
  total: number
  totalIsCapped: boolean
  query: LeadListQuery
}

/** Returns whether a query differs from the unfiltered inbox. */
export function isFiltered(query: LeadListQuery): boolean {
  return query.view !== 'inbox' || Object.values(filterValues(query)).some(Boolean)
}

/** Returns the filter values of a query, by field of the filter. */
export function filterValues({
  search,
  status,
  assignee,
  location,
  wished,
  visitOn,
  coverage,
  from,
  to,
}: LeadListQuery) {
  return {
    search: search ?? '',
    status: status?.join(',') ?? '',
    assignee: assignee ?? '',
    location: location ?? '',
    wished: wished ?? '',
    visitOn: visitOn ?? '',
    coverage: coverage ?? '',
    from: from ?? '',
    to: to ?? '',
  } satisfies Record<string, string>
}
