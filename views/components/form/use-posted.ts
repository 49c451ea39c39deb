import { useState } from 'react'
import type { FormName, FormOutcome } from '#src/rendering/form-outcome'
import { usePageContext } from '../../page-context'

/** What became of a form that the browser posted by itself, where the server shows it again. */
export function usePosted(name: FormName): FormOutcome | undefined {
  const { form } = usePageContext()
  // The first: another language brings the page anew, and what was typed stays.
  const [posted] = useState(form?.form === name ? form : undefined)
  return posted
}
