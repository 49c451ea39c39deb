import { useData } from '#views/page-context'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { LeadPage } from '#views/admin/leads/page/LeadPage'
import { Inquiry } from './Inquiry'
import type { Data } from './+data'

export default function Page() {
  const inquiry = useData<Data>()
  return (
    <LeadPage
      kind={leadKinds.franchiseInquiry}
      lead={inquiry}
      name={`${inquiry.firstName} ${inquiry.lastName}`}
      sent={<Inquiry {...inquiry} />}
      merged={inquiry.merged.map((other) => ({ id: other.id, sent: <Inquiry {...other} /> }))}
    />
  )
}
