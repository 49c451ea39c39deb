import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/documented'
import { croatia } from '#src/shared/country'
import { useData, usePageContext } from '#views/page-context'
import type { Data } from './+data'

const LOCATIONS = '/api/locations'

/** Returns the locations: those of the page data first, then those of the API, in the page's language. */
export function useLocations() {
  const { language } = usePageContext()
  const { locations: rendered } = useData<Data>()
  const { data, isFetching, isError, refetch } = useQuery<AnswerOf<'GET', typeof LOCATIONS>>({
    queryKey: [LOCATIONS, language],
    initialData: rendered,
    // Stale immediately: cached pages may be old, so the API is queried in the background.
    initialDataUpdatedAt: 0,
  })
  return {
    locations: data.filter(({ country }) => country === croatia.name),
    loading: isFetching,
    failed: isError && !isFetching,
    retry: () => void refetch(),
  }
}
