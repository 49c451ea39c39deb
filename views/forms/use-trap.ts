import { type RefObject, useState } from 'react'
import { trap } from '#src/shared/forms/form-trap'
import { useHydrated } from './use-hydrated'

/** The API's document says nothing of it. */
export interface TrapValues {
  [trap.bait]: string
  [trap.seconds]: number | null
}

/**
 * What tells a person from a program, as it stands when the form is sent.
 * @param wasPutBack whether it was typed before: then the form being open for a moment says nothing
 */
export function useTrap(form: RefObject<HTMLFormElement | null>, wasPutBack: () => boolean): () => TrapValues {
  const hydrated = useHydrated()
  // What the server rendered can be filled in before scripts come: it has been open since the page was.
  const [opened] = useState(() => (hydrated ? performance.now() : 0))
  return () => ({
    [trap.bait]: new FormData(form.current!).get(trap.bait) as string,
    [trap.seconds]: wasPutBack() ? null : (performance.now() - opened) / 1000,
  })
}
