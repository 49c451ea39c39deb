import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { onConfirmationRequired } from '#client/requests/confirmation'
import { problemIn } from '#client/requests/problem'
import { readAt, write } from '#client/requests/requests'
import { codeOfConfirmation, signInConfirmation } from '#src/shared/admin/sign-in'
import { Button } from '../../components/ui/Button'
import { FormFrame } from '../../forms/FormFrame'
import { SubmitButton } from '../../forms/SubmitButton'
import { useSubmission } from '../../forms/use-submission'
import { valuesOf } from '../../forms/values'
import { useTranslations } from '../../page-context'
import { Dialog } from '../Dialog'
import { ConfirmationField } from './ConfirmationField'
import styles from './confirmation.module.css'

/** Dialog that asks to confirm the sign-in when the server requires it for an action, which is then repeated. */
export function ConfirmationDialog() {
  const t = useTranslations('admin')
  const [byCode, setByCode] = useState<boolean>()
  const answer = useRef<(confirmed: boolean) => void>(undefined)
  const open = byCode !== undefined
  const close = (confirmed: boolean) => {
    answer.current?.(confirmed)
    answer.current = undefined
    setByCode(undefined)
  }
  useEffect(
    () =>
      onConfirmationRequired(async () => {
        const { secondFactor } = await readAt({ path: '/api/admin/account' })
        setByCode(secondFactor)
        return new Promise((resolve) => {
          answer.current = resolve
        })
      }),
    [],
  )
  return (
    <Dialog title={t('confirm.title')} open={open} onClose={() => close(false)}>
      <ConfirmationForm byCode={byCode ?? false} onConfirmed={() => close(true)} onCancelled={() => close(false)} />
    </Dialog>
  )
}

interface ConfirmationFormProps {
  byCode: boolean
  onConfirmed: () => void
  onCancelled: () => void
}

function ConfirmationForm({ byCode, onConfirmed, onCancelled }: ConfirmationFormProps) {
  const t = useTranslations('admin')
  const submission = useSubmission()
  const [failure, setFailure] = useState<string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!submission.begin()) return
    setFailure(undefined)
    const { confirmation = '' } = valuesOf(form)
    try {
      await write({ method: 'POST', path: '/api/admin/session/confirmation', body: { confirmation } })
      onConfirmed()
    } catch (error) {
      const problem = problemIn(error)
      const errors = problem?.errors ?? []
      if (errors.length === 0) setFailure(problem?.detail ?? t('confirm.failed'))
      submission.report(form, { status: problem?.status ?? 503, errors })
    }
  }
  return (
    <FormFrame
      name="confirmation"
      className={styles.form}
      submission={submission}
      fields={byCode ? codeOfConfirmation : signInConfirmation}
      values={{}}
      focused="confirmation"
      onSubmit={(event) => void submit(event)}
    >
      <p>{byCode ? t('confirm.leadCode') : t('confirm.leadPassword')}</p>
      <ConfirmationField byCode={byCode} />
      {failure && <p role="alert">{failure}</p>}
      <div className={styles.buttons}>
        <SubmitButton small look="purple" label={t('confirm.submit')} submittingLabel={t('confirm.submitting')} />
        <Button small look="outline" onClick={onCancelled}>
          {t('confirm.cancel')}
        </Button>
      </div>
    </FormFrame>
  )
}
