import { InboxPage } from '#views/leads/admin/inbox/InboxPage'
import { useData } from '#views/page-context'
import type { Data } from './+data'

export default function Page() {
  return <InboxPage {...useData<Data>()} />
}
