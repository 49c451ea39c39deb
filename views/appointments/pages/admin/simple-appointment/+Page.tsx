import { leadKinds } from '#views/leads/admin/lead-kinds'
import type { LeadList } from '#views/leads/admin/list/lead-list'
import { PrintPage } from '#views/leads/admin/print/PrintPage'
import { useData } from '#views/page-context'

export default function Page() {
  return <PrintPage kind={leadKinds.appointmentRequest} list={useData<LeadList>()} />
}
