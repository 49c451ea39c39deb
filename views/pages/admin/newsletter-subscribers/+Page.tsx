import { Requests } from '../../../components/Requests'
import { SubscriberList } from './SubscriberList'

export default function Page() {
  return (
    <Requests>
      <SubscriberList />
    </Requests>
  )
}
