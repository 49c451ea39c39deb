import { useData } from '#views/page-context'
import { leadKinds } from '#views/admin/leads/lead-kinds'
import { LeadPage } from '#views/admin/leads/page/LeadPage'
import { Message } from './Message'
import type { Data } from './+data'

export default function Page() {
  const message = useData<Data>()
  return (
    <LeadPage
      kind={leadKinds.contactMessage}
      lead={message}
      name={message.name}
      sent={<Message {...message} />}
      merged={message.merged.map((other) => ({ id: other.id, sent: <Message {...other} /> }))}
    />
  )
}
