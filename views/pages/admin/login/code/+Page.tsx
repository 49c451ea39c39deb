import { signInCode } from '#src/shared/admin/sign-in'
import { Field } from '#views/forms/Field'
import { SubmitButton } from '#views/forms/SubmitButton'
import { usePageContext, useTranslations } from '#views/page-context'
import { EntranceCard } from '#views/admin/entrance/EntranceCard'
import styles from '#views/admin/entrance/entrance.module.css'
import { withNext } from '#views/admin/entrance/with-next'
import { RefusalNotice } from '#views/admin/notice/RefusalNotice'
import { PageForm } from '#views/admin/form/PageForm'

export default function Page() {
  const t = useTranslations('accounts')
  const { form, urlParsed } = usePageContext()
  const failed = form?.status === 401
  return (
    <EntranceCard title={t('secondStep.title')} lead={t('secondStep.lead')}>
      {!failed && <RefusalNotice />}
      <PageForm
        name="code"
        action={withNext('/admin/login/code', urlParsed)}
        fields={signInCode}
        errors={failed ? { code: t('secondStep.failed') } : undefined}
        focused="code"
      >
        <Field name="code" label={t('secondStep.code')} autoCapitalize="none" />
        <SubmitButton look="purple" label={t('secondStep.submit')} submittingLabel={t('secondStep.submitting')} />
      </PageForm>
      <p className={styles.note}>{t('secondStep.help')}</p>
      <a href={withNext('/admin/login', urlParsed)}>{t('secondStep.back')}</a>
    </EntranceCard>
  )
}
