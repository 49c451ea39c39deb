import { type RefObject, useState } from 'react'
import { spamFields } from '#src/shared/forms/spam-fields'
import { useHydrated } from './use-hydrated'

/** Spam protection fields, which are not part of the API document. */
export interface SpamFieldValues {
  [spamFields.honeypot]: string
  [spamFields.seconds]: number | null
}

/**
 * Returns a function that reads the spam protection fields at submission.
 * @param wasPutBack whether input was restored: the time on the page then proves nothing
 * @param begun when the visitor began, if that was before the form appeared, in milliseconds since the start of navigation
 */
export function useSpamFields(
  form: RefObject<HTMLFormElement | null>,
  wasPutBack: () => boolean,
  begun?: number,
): () => SpamFieldValues {
  const hydrated = useHydrated()
  // Server-rendered forms can be filled in before hydration: the time counts from navigation start.
  const [opened] = useState(() => begun ?? (hydrated ? performance.now() : 0))
  return () => ({
    [spamFields.honeypot]: new FormData(form.current!).get(spamFields.honeypot) as string,
    [spamFields.seconds]: wasPutBack() ? null : (performance.now() - opened) / 1000,
  })
}
