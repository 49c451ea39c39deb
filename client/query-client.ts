import { QueryClient } from '@tanstack/react-query'
import { read } from './requests/requests'

const FRESH_MS = 5 * 60_000
const RETRY_AFTER_MS = 1000

let ofThisBrowser: QueryClient | undefined

/** Returns the shared client in browsers; on the server a new one per render, so that no response outlives its request. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  return (ofThisBrowser ??= createQueryClient())
}

/** Creates a client with five minutes of freshness, one retry after a second, and offline-first reads; writes are never retried. */
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
