import { type RefObject, useState } from 'react'
import { trap } from '#src/shared/forms/form-trap'
import { useHydrated } from './use-hydrated'

/** Spam protection fields, which are not part of the API document. */
export interface TrapValues {
  [trap.bait]: string
  [trap.seconds]: number | null
}

/**
 * Returns a function that reads the spam protection fields at submission.
 * @param wasPutBack whether input was restored: the time on the page then proves nothing
 */
export function useTrap(form: RefObject<HTMLFormElement | null>, wasPutBack: () => boolean): () => TrapValues {
  const hydrated = useHydrated()
  // Server-rendered forms can be filled in before hydration: the time counts from navigation start.
  const [opened] = useState(() => (hydrated ? performance.now() : 0))
  return () => ({
    [trap.bait]: new FormData(form.current!).get(trap.bait) as string,
    [trap.seconds]: wasPutBack() ? null : (performance.now() - opened) / 1000,
  })
}
