import { leadKinds } from '#views/leads/admin/lead-kinds'
import type { LeadView } from '#views/leads/admin/page/lead-view'
import { LeadPage } from '#views/leads/admin/page/LeadPage'
import { useData } from '#views/page-context'

export default function Page() {
  return <LeadPage kind={leadKinds.contactMessage} lead={useData<LeadView>()} />
}
