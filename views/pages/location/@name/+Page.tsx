import { useData } from '#views/page-context'
import type { Data } from './+data'
import { Centre } from './Centre'
import { UnknownPlace } from './UnknownPlace'

export default function Page() {
  const { name, location, others, holidays } = useData<Data>()
  return location ? (
    <Centre location={location} others={others} holidays={holidays} />
  ) : (
    <UnknownPlace name={name} centres={others} holidays={holidays} />
  )
}
