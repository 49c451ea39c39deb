import { type RefObject, useEffect, useRef } from 'react'
import { dropDraft, keepDraft, readDraft } from '#client/form-drafts'
import type { FormOutcome } from '#src/web/form-outcome'
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
    for (const [name, kept] of Object.entries(typed)) {
      // Of radio buttons the group has a value as well.
      const field = form.current!.elements.namedItem(name) as { value: string } | null
      if (!field) continue
      const start = begin[name] ?? ''
      if (field.value === start) field.value = kept
      // Also by the browser itself, which puts it back when somebody returns to the page.
      putBack.current ||= field.value === kept && kept !== start
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
