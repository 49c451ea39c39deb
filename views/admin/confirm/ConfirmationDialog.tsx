import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { confirmWithPasskey } from '#client/passkeys'
import { onConfirmationRequired } from '#client/requests/confirmation'
import { problemIn } from '#client/requests/problem'
import { readAt, write } from '#client/requests/requests'
import { codeOfConfirmation, signInConfirmation } from '#src/shared/admin/sign-in'
import { Dialog } from '#views/kit/admin/Dialog'
import { Button } from '#views/kit/components/Button'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useSubmission } from '#views/kit/forms/use-submission'
import { valuesOf } from '#views/kit/forms/values'
import { useTranslations } from '#views/page-context'
import { PasskeyButton } from '../passkeys/PasskeyButton'
import styles from './confirmation.module.css'
import { confirmationLead, type ConfirmationWays } from './confirmation-lead'
import { ConfirmationField } from './ConfirmationField'

/** Dialog that asks to confirm the sign-in when the server requires it for an action, which is then repeated. */
export function ConfirmationDialog() {
  const t = useTranslations('admin')
  const [ways, setWays] = useState<ConfirmationWays>()
  const answer = useRef<(confirmed: boolean) => void>(undefined)
  const close = (confirmed: boolean) => {
    answer.current?.(confirmed)
    answer.current = undefined
    setWays(undefined)
  }
  useEffect(
    () =>
      onConfirmationRequired(async () => {
        const { secondFactor, passkeys } = await readAt({ path: '/api/admin/account' })
        setWays({ byCode: secondFactor, byPasskey: passkeys > 0 })
        return new Promise((resolve) => {
          answer.current = resolve
        })
      }),
    [],
  )
  return (
    <Dialog title={t('confirm.title')} open={ways !== undefined} onClose={() => close(false)}>
      {ways && <Confirmation ways={ways} onConfirmed={() => close(true)} onCancelled={() => close(false)} />}
    </Dialog>
  )
}

interface ConfirmationProps {
  ways: ConfirmationWays
  onConfirmed: () => void
  onCancelled: () => void
}

function Confirmation({ ways, onConfirmed, onCancelled }: ConfirmationProps) {
  const t = useTranslations('admin')
  const { byCode, byPasskey } = ways
  return (
    <div className={styles.form}>
      <p>{t(confirmationLead(ways))}</p>
      {byPasskey && (
        <PasskeyButton
          small
          look={byCode ? 'outline' : 'purple'}
          only={!byCode}
          label={t('confirm.passkey')}
          ask={async () => {
            await confirmWithPasskey()
            onConfirmed()
          }}
        />
      )}
      {byCode || !byPasskey ? (
        <ConfirmationForm byCode={byCode} onConfirmed={onConfirmed} onCancelled={onCancelled} />
      ) : (
        <div className={styles.buttons}>
          <Button small look="outline" onClick={onCancelled}>
            {t('confirm.cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface ConfirmationFormProps extends Omit<ConfirmationProps, 'ways'> {
  byCode: boolean
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
