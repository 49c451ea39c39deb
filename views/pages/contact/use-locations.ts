import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/documented'
import { croatia } from '#src/shared/country'
import { useData, usePageContext } from '../../page-context'
import type { Data } from './+data'

const LOCATIONS = '/api/locations'

/** The locations in Croatia: those the page came with, then what the API says; its texts are in the page's language. */
export function useLocations() {
  const { language } = usePageContext()
  const { locations: rendered } = useData<Data>()
  const { data, isFetching, isError, refetch } = useQuery<AnswerOf<'GET', typeof LOCATIONS>>({
    queryKey: [LOCATIONS, language],
    initialData: rendered,
    // The page may have been rendered long ago: it is shown, and the API is asked all the same.
    initialDataUpdatedAt: 0,
  })
  return {
    locations: data.filter(({ country }) => country === croatia.name),
    loading: isFetching,
    failed: isError && !isFetching,
    retry: () => void refetch(),
  }
}
