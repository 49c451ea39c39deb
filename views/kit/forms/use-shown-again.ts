import { useState } from 'react'
import type { FormOutcome } from '#src/web/pages/form-outcome'
import { usePageContext } from '#views/page-context'

/** Returns the outcome of a submission without JavaScript that the server renders again. */
export function useShownAgain(name: string, refused = (outcome: FormOutcome) => outcome): FormOutcome | undefined {
  const { form } = usePageContext()
  // The initial one: a language change reloads the page context, and the input stays.
  const [outcome] = useState(form?.form === name ? refused(form) : undefined)
  return outcome
}
