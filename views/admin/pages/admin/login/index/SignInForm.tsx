import { signIn } from '#src/shared/admin/sign-in'
import { withNext } from '#views/admin/entrance/with-next'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { usePageContext, useTranslations } from '#views/page-context'

export function SignInForm() {
  const t = useTranslations('admin')
  const { form, urlParsed } = usePageContext()
  const failure = form?.code === 'session.one_time_password_expired' ? 'signIn.oneTimePasswordExpired' : 'signIn.failed'
  const errors = form?.status === 401 ? { password: t(failure) } : undefined
  return (
    <PageForm
      name="signIn"
      fields={signIn}
      action={withNext('/admin/login', urlParsed)}
      errors={errors}
      focused="email"
    >
      <Field name="email" label={t('signIn.email')} />
      <Field name="password" label={t('signIn.password')} />
      <SubmitButton look="purple" label={t('signIn.submit')} submittingLabel={t('signIn.submitting')} />
    </PageForm>
  )
}
