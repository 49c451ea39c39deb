import { Requests } from '#views/kit/requests/Requests'
import { SubscriberList } from './SubscriberList'

export default function Page() {
  return (
    <Requests>
      <SubscriberList />
    </Requests>
  )
}
