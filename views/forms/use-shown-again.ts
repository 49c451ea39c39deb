import { useState } from 'react'
import type { FormName, FormOutcome } from '#src/web/form-outcome'
import { usePageContext } from '../page-context'

/** What became of a form that the browser sent by itself, where the server shows it again. */
export function useShownAgain(name: FormName): FormOutcome | undefined {
  const { form } = usePageContext()
  // The first: another language brings the page anew, and what was typed stays.
  const [outcome] = useState(form?.form === name ? form : undefined)
  return outcome
}
