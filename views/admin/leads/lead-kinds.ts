import type { BodyOf } from '#client/documented'
import { type LeadKindDescription, leadKindDescriptions, type LeadKindName } from '#src/shared/lead-kinds'

/** A kind of leads, with where the admin shows and works it. */
export interface LeadKind extends LeadKindDescription {
  list: string
  print: string
  api: `/api/admin/${LeadKindDescription['folder']}`
}

/** What to change about a lead; what is left out stays. */
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
