import type { LeadItemDto } from '#src/leads/inbox/lead-item.dto'
import type { AppointmentRequestQueryDto } from '#src/appointments/appointment-request-inbox.dto'
import type { LeadQueryDto } from '#src/leads/inbox/lead-query.dto'
import type { InWords } from '../../times'
import type { LeadChoices } from '../choices'

/** A lead in a list, as far as all kinds are alike. */
export type LeadRow = InWords<LeadItemDto> & { status: string; phone: string | null }

/** The day on which somebody would like to come is asked for of one kind alone. */
export type LeadListQuery = LeadQueryDto & Pick<AppointmentRequestQueryDto, 'wished'>

export interface LeadList<Row extends LeadRow> extends LeadChoices {
  items: Row[]
  page: number
  pageSize: number
  total: number
  totalIsCapped: boolean
  query: LeadListQuery
}

/** Whether a query leaves out any of the inbox, or asks for another part of the list. */
export function isFiltered(query: LeadListQuery): boolean {
  return query.view !== 'inbox' || Object.values(filterValues(query)).some(Boolean)
}

/** What a query leaves out, by field of the filter. */
export function filterValues({
  search,
  status,
  assignee,
  location,
  wished,
  from,
  to,
}: LeadListQuery): Record<string, string> {
  return {
    search: search ?? '',
    status: status?.join(',') ?? '',
    assignee: assignee ?? '',
    location: location ?? '',
    wished: wished ?? '',
    from: from ?? '',
    to: to ?? '',
  }
}
