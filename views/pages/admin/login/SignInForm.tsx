import { type SubmitEvent, useState } from 'react'
import { Field } from '../../../components/form/Field'
import { FormContextProvider } from '../../../components/form/form-context'
import { useFaultTexts } from '../../../components/form/use-fault-texts'
import { SubmitButton } from '../../../components/form/SubmitButton'
import { usePageContext } from '../../../page-context'
import { useTranslations } from '../../../translations'
import styles from './login.module.css'
import { SignInMessage } from './SignInMessage'

/** Posts to its page in every browser: what comes back is a new session or this form again. */
export function SignInForm() {
  const t = useTranslations('admin')
  const { form, urlParsed } = usePageContext()
  const { next } = urlParsed.search
  const [submitting, setSubmitting] = useState(false)
  const sayFaults = useFaultTexts()
  const errors = form?.status === 401 ? { password: t('signIn.failed') } : sayFaults(form?.errors ?? [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (submitting) event.preventDefault()
    setSubmitting(true)
  }
  return (
    <FormContextProvider
      value={{
        form: 'signIn',
        values: form?.values ?? {},
        errors,
        submitting,
        focused: Object.keys(errors)[0] ?? 'email',
      }}
    >
      <SignInMessage />
      <form
        className={styles.form}
        method="post"
        action={`/admin/login${next ? `?${new URLSearchParams({ next }).toString()}` : ''}`}
        noValidate
        onSubmit={submit}
      >
        <Field name="email" type="email" label={t('signIn.email')} autoComplete="username" required />
        <Field name="password" type="password" label={t('signIn.password')} autoComplete="current-password" required />
        <SubmitButton look="purple" label={t('signIn.submit')} submittingLabel={t('signIn.submitting')} />
      </form>
    </FormContextProvider>
  )
}
