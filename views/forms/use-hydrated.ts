import { useSyncExternalStore } from 'react'

/** Whether scripts have the page: before that, the browser would send by itself a form that only scripts can send. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => undefined
