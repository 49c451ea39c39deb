import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  dropSentForm,
  keepSentForm,
  parseSentForm,
  readSentForm,
  removeSentForm,
  type SentForm,
  subscribeToSentForms,
} from '#client/sent-forms'
import type { DraftedForm } from '#src/shared/consent/stored-entries'
import type { FormOutcome } from '#src/web/pages/form-outcome'
import { isTaken } from './outcome'
import type { Values } from './values'

/** Stores a form that was sent, for the rest of the visit in this tab: its confirmation stays where the form was. */
export function useSentForm(name: DraftedForm, begin: Values, posted?: FormOutcome) {
  const kept = useSyncExternalStore(
    subscribeToSentForms,
    () => readSentForm(name),
    () => null,
  )
  /** True until the form that the server rendered again is left. */
  const [isPosted, setPosted] = useState(Boolean(posted))
  const accepted = posted && isTaken(posted) ? posted : undefined
  useEffect(() => {
    if (accepted) keepSentForm(name, { values: accepted.values, reference: accepted.reference, begin })
  }, [name, begin, accepted])

  return {
    sent: isPosted ? accepted : parseSentForm(kept, begin),
    confirm: (form: SentForm) => {
      keepSentForm(name, { ...form, begin })
      setPosted(false)
    },
    /** Shows the form again. */
    startAgain: () => {
      dropSentForm(name)
      setPosted(false)
    },
    /** Removes the confirmation from storage when its page is left for another form. */
    leave: () => removeSentForm(name),
    /** Drops the confirmation, because another form of its kind is being filled in. */
    replace: () => dropSentForm(name),
  }
}
