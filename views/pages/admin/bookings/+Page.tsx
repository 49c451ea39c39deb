import { useData } from '#views/page-context'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { LeadListPage } from '#views/admin/leads/list/LeadListPage'
import type { LeadList } from '#views/admin/leads/list/lead-list'

export default function Page() {
  return <LeadListPage kind={leadKinds.booking} list={useData<LeadList>()} />
}
