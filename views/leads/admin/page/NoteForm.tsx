import { type SubmitEvent, useState } from 'react'
import { leadNote } from '#src/shared/leads/lead-note'
import { FailureNotice } from '#views/kit/admin/notice/FailureNotice'
import { useLeaveWarning } from '#views/kit/admin/use-leave-warning'
import { Field } from '#views/kit/forms/Field'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { isTaken } from '#views/kit/forms/outcome'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { useSend } from '#views/kit/forms/use-send'
import { useSubmission } from '#views/kit/forms/use-submission'
import { valuesOf } from '#views/kit/forms/values'
import { useTranslations } from '#views/page-context'
import { draftAt, draftOfNote, keepDraft } from './drafts'
import { useLeadWork } from './lead-work'
import styles from './LeadPage.module.css'

/** Form that adds a note. The typed text is kept until it is saved. */
export function NoteForm() {
  const t = useTranslations('leads')
  const ofLists = useTranslations('lists')
  const { kind, lead, refresh, report, dismiss } = useLeadWork()
  const [begin] = useState(() => ({ text: draftAt(draftOfNote(lead.id)) }))
  const [unsaved, setUnsaved] = useState(Boolean(begin.text))
  const submission = useSubmission()
  const send = useSend({ path: `${kind.api}/{id}/notes`, parameters: { id: lead.id } }, leadNote)
  const hydrated = useHydrated()
  const { outcome, round, notice } = submission
  useLeaveWarning(unsaved, t('notes.leave'))

  const keep = (text: string) => {
    keepDraft(draftOfNote(lead.id), text)
    setUnsaved(Boolean(text.trim()))
  }
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!submission.begin()) return
    const form = event.currentTarget
    dismiss()
    const answer = await send(valuesOf(form))
    if (isTaken(answer)) keep('')
    submission.report(form, answer) // immediately: text typed from now on belongs to the next note
    if (!isTaken(answer)) return
    await refresh()
    report(t('done.note'))
  }
  const failure = outcome && !isTaken(outcome) && outcome.errors.length === 0 ? outcome : undefined
  return (
    <FormFrame
      name="note"
      submission={submission}
      fields={leadNote}
      values={round > 0 ? {} : begin}
      className={styles.noteForm}
      onSubmit={(event) => void add(event)}
      onTyped={(form) => keep(valuesOf(form).text ?? '')}
    >
      <Field key={round} name="text" label={t('notes.new')} rows={3} />
      <div role="alert">
        {failure && (
          <FailureNotice ref={notice} text={failure.detail ?? ofLists('failed.unreachable')} status={failure.status} />
        )}
      </div>
      <div>
        <SubmitButton
          look="purple"
          small
          label={t('notes.add')}
          submittingLabel={t('notes.adding')}
          disabled={!hydrated}
        />
      </div>
    </FormFrame>
  )
}
