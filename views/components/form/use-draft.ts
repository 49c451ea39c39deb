import { type RefObject, useEffect, useRef } from 'react'
import { dropDraft, keepDraft, readDraft } from '#client/form-drafts'
import type { FormOutcome } from '#src/rendering/form-outcome'
import { isTaken } from './outcome'
import { type Values, valuesOf } from './values'

/** Keeps for the visit what is typed in a form, and puts it back when the form is come to again. */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>, begin: Values, posted?: FormOutcome) {
  const putBack = useRef(Boolean(posted))
  useEffect(() => {
    if (posted) {
      if (isTaken(posted)) dropDraft(name)
      else keepDraft(name, { values: posted.values, begin: {} })
      return
    }
    const typed = readDraft(name, begin)
    for (const field of [...form.current!.elements] as HTMLInputElement[]) {
      const isUntouched = field.value === (begin[field.name] ?? '')
      const kept = typed[field.name]
      if (kept === undefined) continue
      if (isUntouched) field.value = kept
      // Also by the browser itself, which puts it back when somebody returns to the page.
      putBack.current ||= field.value === kept && kept !== (begin[field.name] ?? '')
    }
    keepDraft(name, { values: valuesOf(form.current!), begin })
  }, [name, form, begin, posted])

  return {
    keep: (values: Values) => keepDraft(name, { values, begin }),
    drop: () => dropDraft(name),
    /** Whether what stands in the form was typed before it was opened. */
    wasPutBack: () => putBack.current,
  }
}
