import type { BodyOf } from '#client/documented'
import { type LeadKindDescription, leadKindDescriptions, type LeadKindName } from '#src/shared/lead-kinds'

/** Kind of leads, with the paths of its admin pages and API. */
export interface LeadKind extends LeadKindDescription {
  list: string
  print: string
  api: `/api/admin/${LeadKindDescription['folder']}`
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
}
