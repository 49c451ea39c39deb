import { type SubmitEvent, useState } from 'react'
import { addPasskey } from '#client/passkeys'
import { problemIn } from '#client/requests/problem'
import { newPasskey } from '#src/shared/admin/accounts'
import { usePasskeyFault } from '#views/admin/passkeys/use-passkey-fault'
import { usePasskeySupport } from '#views/admin/passkeys/use-passkey-support'
import formStyles from '#views/kit/admin/form/form.module.css'
import { Field } from '#views/kit/forms/Field'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useSubmission } from '#views/kit/forms/use-submission'
import { valuesOf } from '#views/kit/forms/values'
import { useTranslations } from '#views/page-context'

const PAGE = '/admin/account/passkeys'

/** Form that creates a passkey on the device of the user; an explanation in browsers that cannot. */
export function AddPasskey() {
  const t = useTranslations('accounts')
  const admin = useTranslations('admin')
  const supported = usePasskeySupport()
  const describeFault = usePasskeyFault()
  const submission = useSubmission()
  const [fault, setFault] = useState<string>()
  if (!supported) return <p>{admin('passkeys.unsupported')}</p>
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { name = '', password = '' } = valuesOf(form)
    if (!submission.begin()) return
    setFault(undefined)
    if (!name.trim()) {
      submission.report(form, { status: 422, errors: [{ field: 'name', code: 'required' }] })
      return
    }
    try {
      await addPasskey(name, password)
      location.assign(`${PAGE}?done=passkeyAdded`)
    } catch (error) {
      const { status = 503, errors = [] } = problemIn(error) ?? {}
      if (errors.length === 0) setFault(describeFault(error))
      submission.report(form, { status, errors })
    }
  }
  return (
    <FormFrame
      name="passkey"
      className={formStyles.form}
      submission={submission}
      fields={newPasskey}
      values={{}}
      onSubmit={(event) => void submit(event)}
    >
      <Field name="name" label={t('passkeys.name')} hint={t('passkeys.nameHint')} />
      <Field name="password" label={t('secondFactorOff.password')} />
      {fault && <p role="alert">{fault}</p>}
      <SubmitButton look="purple" label={t('passkeys.submit')} submittingLabel={admin('passkeys.waiting')} />
    </FormFrame>
  )
}
