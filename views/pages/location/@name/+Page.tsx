import { useData } from '#views/page-context'
import type { Data } from './+data'
import { LocationDetails } from './LocationDetails'
import { UnknownLocation } from './UnknownLocation'

export default function Page() {
  const { name, location, others, holidays } = useData<Data>()
  return location ? (
    <LocationDetails location={location} others={others} holidays={holidays} />
  ) : (
    <UnknownLocation name={name} locations={others} holidays={holidays} />
  )
}
