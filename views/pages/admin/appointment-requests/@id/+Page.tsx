import { leadKinds } from '#views/admin/leads/lead-kinds'
import type { LeadView } from '#views/admin/leads/page/lead-view'
import { LeadPage } from '#views/admin/leads/page/LeadPage'
import { useData } from '#views/page-context'

export default function Page() {
  return <LeadPage kind={leadKinds.appointmentRequest} lead={useData<LeadView>()} />
}
