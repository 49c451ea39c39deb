import { QueryClient } from '@tanstack/react-query'
import { read } from './requests/requests'

const FRESH_MS = 5 * 60_000
const RETRY_AFTER_MS = 1000

let ofThisBrowser: QueryClient | undefined

/** One for all the pages a browser shows; on the server one a rendering, so that no answer outlives its request. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  return (ofThisBrowser ??= createQueryClient())
}

/** Fresh for five minutes, asked once more after a second, offline-first; writes are never repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: read,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: 1,
        retryDelay: RETRY_AFTER_MS,
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'offlineFirst' },
    },
  })
}
