import { Requests } from '#views/requests/Requests'
import { SubscriberList } from './SubscriberList'

export default function Page() {
  return (
    <Requests>
      <SubscriberList />
    </Requests>
  )
}
