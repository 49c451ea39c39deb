import { useEffect, useState } from 'react'
import { dropSentForm, keepSentForm, readSentForm, type SentForm } from '#client/sent-forms'
import type { DraftedForm } from '#src/shared/consent/stored-entries'
import type { FormOutcome } from '#src/web/pages/form-outcome'
import { isTaken } from './outcome'
import type { Values } from './values'

/** Stores a form that was sent, for the rest of the visit in this tab: its confirmation stays where the form was. */
export function useSentForm(name: DraftedForm, begin: Values, posted?: FormOutcome) {
  const [sent, setSent] = useState<SentForm | undefined>(posted && isTaken(posted) ? posted : undefined)
  useEffect(() => {
    if (!posted) setSent(readSentForm(name, begin))
    else if (isTaken(posted)) keepSentForm(name, { values: posted.values, reference: posted.reference, begin })
  }, [name, begin, posted])

  return {
    sent,
    confirm: (form: SentForm) => {
      keepSentForm(name, { ...form, begin })
      setSent(form)
    },
    /** Shows the form again. */
    startAgain: () => {
      dropSentForm(name)
      setSent(undefined)
    },
    /** Another form of this kind is being filled in. */
    replaced: () => dropSentForm(name),
  }
}
