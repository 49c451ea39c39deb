import { useData } from '#views/page-context'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { LeadPage } from '#views/admin/leads/page/LeadPage'
import type { LeadView } from '#views/admin/leads/page/lead-view'

export default function Page() {
  return <LeadPage kind={leadKinds.booking} lead={useData<LeadView>()} />
}
