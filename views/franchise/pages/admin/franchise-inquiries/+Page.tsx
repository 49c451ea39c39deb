import { leadKinds } from '#views/leads/admin/lead-kinds'
import type { LeadList } from '#views/leads/admin/list/lead-list'
import { LeadListPage } from '#views/leads/admin/list/LeadListPage'
import { useData } from '#views/page-context'

export default function Page() {
  return <LeadListPage kind={leadKinds.franchiseInquiry} list={useData<LeadList>()} />
}
