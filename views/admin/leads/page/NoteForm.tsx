import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { write } from '#client/requests'
import { showAgain } from '#client/show-again'
import { Button } from '#views/components/Button'
import form from '#views/components/form/form.module.css'
import { useTranslations } from '#views/translations'
import { SignInLink } from '../../SignInLink'
import { type Failure, useFailure } from '../../use-failure'
import { draftOf, keepDraft } from './drafts'
import styles from './LeadPage.module.css'
import { useLeadWork } from './lead-work'
import { useLeaveWarning } from '../../use-leave-warning'

/** Adds a note. What is typed stays until it is saved. */
export function NoteForm() {
  const t = useTranslations('leads')
  const sayFailure = useFailure()
  const { kind, lead, tell } = useLeadWork()
  const [text, setText] = useState(() => draftOf(lead.id))
  const [failure, setFailure] = useState<Failure>()
  const field = useRef<HTMLTextAreaElement>(null)
  const adding = useRef(false)
  const { mutateAsync, isPending } = useMutation({ mutationFn: write<unknown> })
  useLeaveWarning(Boolean(text.trim()), t('notes.leave'))

  const type = (typed: string) => {
    setText(typed)
    keepDraft(lead.id, typed)
  }
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (adding.current) return
    adding.current = true
    setFailure(undefined)
    tell('')
    try {
      await mutateAsync({ method: 'POST', path: `${kind.api}/${lead.id}/notes`, body: { text } })
      type('')
      await showAgain()
      tell(t('done.note'))
    } catch (error) {
      setFailure(sayFailure(error))
      field.current?.focus()
    } finally {
      adding.current = false
    }
  }
  return (
    <form className={styles.noteForm} onSubmit={(event) => void add(event)} noValidate>
      <label className={form.label} htmlFor="new-note">
        {t('notes.new')}
      </label>
      <textarea
        ref={field}
        id="new-note"
        className={`${form.control} ${styles.newNote}`}
        rows={3}
        value={text}
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure && 'new-note-error'}
        onChange={({ target }) => type(target.value)}
      />
      <div role="alert">
        {failure && (
          <p id="new-note-error" className={form.error}>
            <CircleAlert aria-hidden />
            {failure.text} {failure.status === 401 && <SignInLink />}
          </p>
        )}
      </div>
      <Button type="submit" small aria-disabled={isPending || undefined}>
        {t(isPending ? 'notes.adding' : 'notes.add')}
      </Button>
    </form>
  )
}
