import { passwordConfirmation } from '#src/shared/admin/accounts'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { DoneNotice } from '#views/kit/admin/notice/DoneNotice'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './second-factor.module.css'

const PAGE = '/admin/account/second-factor'

export default function Page() {
  const t = useTranslations('accounts')
  const { user, secondFactorDue } = usePageContext()
  const { secondFactor, secondFactorRequired, recoveryCodesLeft, hasPasskeys } = useData<Data>()
  const withoutApp = hasPasskeys ? 'secondFactor.byPasskey' : 'secondFactor.isOff'
  const mustSetUp = user?.mustSetUpSecondFactor
  const back = mustSetUp ? undefined : { href: '/admin/account', label: t('secondFactor.back') }
  return (
    <NarrowPage title={t('secondFactor.title')} back={back}>
      <DoneNotice t={t} />
      {mustSetUp && <PageNotice>{t('secondFactor.overdue')}</PageNotice>}
      {secondFactorDue && !mustSetUp && (
        <PageNotice>{t('secondFactor.dueBy', { until: secondFactorDue.date })}</PageNotice>
      )}
      {secondFactor && recoveryCodesLeft === 0 && <PageNotice>{t('secondFactor.noCodesLeft')}</PageNotice>}
      <RefusalNotice />
      <Panel lead={t('secondFactor.lead')}>
        <p>
          <strong>{t(secondFactor ? 'secondFactor.isOn' : withoutApp)}</strong>{' '}
          {secondFactor && t.plural('secondFactor.codesLeft', recoveryCodesLeft)}{' '}
          {secondFactorRequired && secondFactor && t('secondFactor.required')}
        </p>
        {secondFactor ? (
          <p className={styles.actions}>
            <ButtonLink small look="outline" href={`${PAGE}/recovery-codes`}>
              {t('secondFactor.renew')}
            </ButtonLink>
            {(!secondFactorRequired || hasPasskeys) && (
              <ButtonLink small look="outline" href={`${PAGE}/off`}>
                {t('secondFactor.turnOff')}
              </ButtonLink>
            )}
          </p>
        ) : (
          <Begin label={t('secondFactor.begin')} />
        )}
      </Panel>
      {!hasPasskeys && (
        <Panel title={t('secondFactor.toPasskeys')} lead={t('secondFactor.passkeyInstead')}>
          <p>
            <ButtonLink small look="outline" href="/admin/account/passkeys">
              {t('passkeys.submit')}
            </ButtonLink>
          </p>
        </Panel>
      )}
      {secondFactor && (
        <Panel title={t('secondFactor.replace')} lead={t('secondFactor.replaceLead')}>
          <Begin label={t('secondFactor.replace')} />
        </Panel>
      )}
    </NarrowPage>
  )
}

/** Form that begins to set up an app. */
function Begin({ label }: { label: string }) {
  const t = useTranslations('accounts')
  return (
    <PageForm name="secondFactor" action={PAGE} fields={passwordConfirmation}>
      <Field name="password" label={t('secondFactorOff.password')} />
      <SubmitButton look="purple" label={label} submittingLabel={label} />
    </PageForm>
  )
}
