import { forgottenPassword } from '#src/shared/admin/sign-in'
import { EntranceCard } from '#views/admin/entrance/EntranceCard'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useTranslations } from '#views/page-context'

/** Page to request a password reset link. */
export default function Page() {
  const t = useTranslations('accounts')
  return (
    <EntranceCard title={t('forgotten.title')} lead={t('forgotten.lead')}>
      <RefusalNotice />
      <PageForm name="forgottenPassword" action="/admin/forgotten-password" fields={forgottenPassword} focused="email">
        <Field name="email" label={t('forgotten.email')} />
        <SubmitButton look="purple" label={t('forgotten.submit')} submittingLabel={t('forgotten.submitting')} />
      </PageForm>
      <p>
        <a href="/admin/login">{t('forgotten.back')}</a>
      </p>
    </EntranceCard>
  )
}
