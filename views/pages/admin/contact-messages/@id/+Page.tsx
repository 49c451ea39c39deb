import { useData } from '#views/page-context'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { LeadPage } from '#views/admin/leads/page/LeadPage'
import type { Data } from './+data'

export default function Page() {
  const message = useData<Data>()
  return <LeadPage kind={leadKinds.contactMessage} lead={message} name={message.name} />
}
