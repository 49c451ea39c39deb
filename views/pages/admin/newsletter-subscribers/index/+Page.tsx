import { Requests } from '#views/components/Requests'
import { SubscriberList } from './SubscriberList'

export default function Page() {
  return (
    <Requests>
      <SubscriberList />
    </Requests>
  )
}
