import type { BodyOf } from '#client/documented'
import { type LeadKindDescription, leadKindDescriptions, type LeadKindName } from '#src/shared/leads/lead-kinds'

/** Kind of leads, with the paths of its admin pages and API. */
export interface LeadKind extends LeadKindDescription {
  list: string
  print: string
  api: `/api/admin/${LeadKindDescription['folder']}`
  /** API path of the export as a calendar, if any. */
  calendarFile?: '/api/admin/bookings/calendar-file'
}

/** Changes to a lead; omitted fields stay unchanged. */
export type LeadChange = BodyOf<'PATCH', `${LeadKind['api']}/{id}`>

const inAdmin = (kind: LeadKindDescription): LeadKind => ({
  ...kind,
  list: `/admin/${kind.folder}`,
  print: `/admin/simple-${kind.scope}`,
  api: `/api/admin/${kind.folder}`,
})

export const leadKinds: Record<LeadKindName, LeadKind> = {
  contactMessage: inAdmin(leadKindDescriptions.contactMessage),
  franchiseInquiry: inAdmin(leadKindDescriptions.franchiseInquiry),
  appointmentRequest: inAdmin(leadKindDescriptions.appointmentRequest),
  booking: { ...inAdmin(leadKindDescriptions.booking), calendarFile: '/api/admin/bookings/calendar-file' },
}

/** Returns the status of new leads, to which spam returns. */
export const firstStatus = ({ statuses }: LeadKind) => statuses[0] as LeadChange['status']
