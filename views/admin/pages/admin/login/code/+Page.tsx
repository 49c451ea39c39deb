import { signInWithPasskey } from '#client/passkeys'
import { signInCode } from '#src/shared/admin/sign-in'
import styles from '#views/admin/entrance/entrance.module.css'
import { EntranceCard } from '#views/admin/entrance/EntranceCard'
import { withNext } from '#views/admin/entrance/with-next'
import { PasskeyButton } from '#views/admin/passkeys/PasskeyButton'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('accounts')
  const { form, urlParsed } = usePageContext()
  const { app, passkeys } = useData<Data>()
  const failed = form?.status === 401
  const lead = app ? (passkeys ? 'secondStep.leadBoth' : 'secondStep.lead') : 'secondStep.leadPasskey'
  return (
    <EntranceCard title={t('secondStep.title')} lead={t(lead)}>
      {!failed && <RefusalNotice />}
      {passkeys && (
        <PasskeyButton
          look={app ? 'outline' : 'purple'}
          only={!app}
          label={t('secondStep.passkey')}
          ask={async () => {
            await signInWithPasskey()
            location.assign(withNext('/admin/login', urlParsed)) // leads on to the page that was asked for
          }}
        />
      )}
      {app && (
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
      )}
      <p className={styles.note}>{t(app ? 'secondStep.help' : 'secondStep.helpPasskey')}</p>
      <a href={withNext('/admin/login', urlParsed)}>{t('secondStep.back')}</a>
    </EntranceCard>
  )
}
