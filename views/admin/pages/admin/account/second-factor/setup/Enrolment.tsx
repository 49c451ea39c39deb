import { codeConfirmation } from '#src/shared/admin/accounts'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useTranslations } from '#views/page-context'
import styles from './setup.module.css'

/** Ways to add the secret to an authenticator app: QR code, link on the same device, or manual entry. */
export function Enrolment({ secret, uri, qrSvg }: { secret: string; uri: string; qrSvg: string }) {
  const t = useTranslations('accounts')
  return (
    <Panel lead={t('setup.scan')}>
      <img
        className={styles.picture}
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        alt={t('setup.qr')}
        width={240}
        height={240}
      />
      <a href={uri}>{t('setup.open')}</a>
      <div>
        <p>{t('setup.manual')}</p>
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <PageForm name="secondFactorSetup" action="/admin/account/second-factor/setup" fields={codeConfirmation}>
        <Field name="code" label={t('setup.code')} inputMode="numeric" />
        <SubmitButton look="purple" label={t('setup.submit')} submittingLabel={t('setup.submitting')} />
      </PageForm>
    </Panel>
  )
}
