import { useData } from '../../../page-context'
import type { Data } from './+data'
import { Centre } from './Centre'
import { UnknownPlace } from './UnknownPlace'

export default function Page() {
  const { name, location, others } = useData<Data>()
  return location ? <Centre location={location} others={others} /> : <UnknownPlace name={name} />
}
