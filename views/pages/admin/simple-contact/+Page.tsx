import { leadKinds } from '#views/admin/leads/lead-kinds'
import type { LeadList } from '#views/admin/leads/list/lead-list'
import { PrintPage } from '#views/admin/leads/print/PrintPage'
import { useData } from '#views/page-context'

export default function Page() {
  return <PrintPage kind={leadKinds.contactMessage} list={useData<LeadList>()} />
}
