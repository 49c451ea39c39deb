import { useEffect, useState } from 'react'
import { type Finding, findLocations } from '#client/find-locations'
import type { Place } from '#client/places'
import { useData } from '#views/page-context'
import type { Data } from './+data'
import type { useLocations } from './use-locations'

type Location = ReturnType<typeof useLocations>['locations'][number]

/** Returns what a search finds: computed by the server for the address, in the browser for what is typed. */
export function useFinding(locations: Location[], query: string): Finding & { isLoading: boolean } {
  const { searched } = useData<Data>()
  const [places, setPlaces] = useState<Place[]>()
  const answer = searched?.query === query ? searched.finding : undefined
  const needsPlaces = !places && !answer && query.trim() !== ''
  useEffect(() => {
    if (!needsPlaces) return
    let isWanted = true
    void import('#client/places').then(
      (loaded) => isWanted && setPlaces(loaded.places),
      () => undefined, // the next key tries again
    )
    return () => void (isWanted = false)
  }, [needsPlaces, query])
  const finding = answer ?? findLocations(locations, query, places)
  return { ...finding, isLoading: needsPlaces && finding.found.length === 0 }
}
