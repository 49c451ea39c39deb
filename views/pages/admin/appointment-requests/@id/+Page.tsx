import { useData } from '#views/page-context'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { LeadPage } from '#views/admin/leads/page/LeadPage'
import type { Data } from './+data'

export default function Page() {
  const request = useData<Data>()
  return <LeadPage kind={leadKinds.appointmentRequest} lead={request} name={request.name} />
}
