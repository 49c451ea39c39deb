import { leadKinds } from '#views/admin/leads/lead-kinds'
import type { LeadList } from '#views/admin/leads/list/lead-list'
import { LeadListPage } from '#views/admin/leads/list/LeadListPage'
import { useData } from '#views/page-context'

export default function Page() {
  return <LeadListPage kind={leadKinds.booking} list={useData<LeadList>()} />
}
