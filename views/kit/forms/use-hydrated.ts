import { useSyncExternalStore } from 'react'

/** Returns whether the page is hydrated: before that, the browser would submit forms that need scripts by itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => undefined
