import { useData } from '#views/page-context'
import type { Data } from './+data'
import { LocationDetails } from './LocationDetails'
import { UnknownLocation } from './UnknownLocation'

export default function Page() {
  const { name, location, lead, directions, others, fromPrices, therapists } = useData<Data>()
  return location ? (
    <LocationDetails
      location={location}
      lead={lead}
      directions={directions}
      others={others}
      fromPrices={fromPrices}
      therapists={therapists}
    />
  ) : (
    <UnknownLocation name={name} locations={others} />
  )
}
