import { type RefObject, useEffect, useRef } from 'react'
import { dropDraft, keepDraft, readDraft } from '#client/form-drafts'
import type { DraftedForm } from '#src/shared/consent/stored-entries'
import type { FormOutcome } from '#src/web/pages/form-outcome'
import { isTaken } from './outcome'
import { type Values, valuesOf } from './values'

/** Stores form input for the visit and restores it when the form is opened again. */
export function useDraft(
  name: DraftedForm,
  form: RefObject<HTMLFormElement | null>,
  begin: Values,
  posted?: FormOutcome,
) {
  const putBack = useRef(Boolean(posted))
  useEffect(() => {
    if (posted) {
      if (isTaken(posted)) dropDraft(name)
      else keepDraft(name, { values: posted.values, begin: {} })
      return
    }
    if (!form.current) return // a confirmation is in its place
    const typed = readDraft(name, begin)
    for (const [name, kept] of Object.entries(typed)) {
      // For radio buttons the group has a value as well.
      const field = form.current.elements.namedItem(name) as Partial<HTMLInputElement> | null
      const value = () => valuesOf(form.current!)[name] ?? ''
      const start = begin[name] ?? ''
      // A hidden field with a value shows what the page has chosen.
      if (!field || (start && field.type === 'hidden')) continue
      if (value() === start) {
        // The only radio button of its group has its value unchecked as well.
        if (field.type === 'radio') field.checked ||= field.value === kept
        else field.value = kept
      }
      // True as well when the browser itself restored the value on back navigation.
      putBack.current ||= value() === kept && kept !== start
    }
    keepDraft(name, { values: valuesOf(form.current), begin })
  }, [name, form, begin, posted])

  return {
    keep: (values: Values) => keepDraft(name, { values, begin }),
    drop: () => dropDraft(name),
    /** True if the form contains restored input. */
    wasPutBack: () => putBack.current,
  }
}
