import { passwordConfirmation } from '#src/shared/admin/accounts'
import { ButtonLink } from '#views/components/ui/ButtonLink'
import { Field } from '#views/forms/Field'
import { SubmitButton } from '#views/forms/SubmitButton'
import { useData } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { DoneNotice } from '#views/admin/notice/DoneNotice'
import { RefusalNotice } from '#views/admin/notice/RefusalNotice'
import { PageForm } from '#views/admin/form/PageForm'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import { Panel } from '#views/admin/panel/Panel'
import type { Data } from './+data'
import styles from './second-factor.module.css'

const PAGE = '/admin/account/second-factor'

export default function Page() {
  const t = useTranslations('accounts')
  const { secondFactor, recoveryCodesLeft } = useData<Data>()
  return (
    <NarrowPage title={t('secondFactor.title')} back={{ href: '/admin/account', label: t('secondFactor.back') }}>
      <DoneNotice of="accounts" />
      <RefusalNotice />
      <Panel lead={t('secondFactor.lead')}>
        {secondFactor ? (
          <>
            <p>
              <strong>{t('secondFactor.isOn')}</strong> {t.plural('secondFactor.codesLeft', recoveryCodesLeft)}
            </p>
            <p className={styles.actions}>
              <ButtonLink small look="outline" href={`${PAGE}/recovery-codes`}>
                {t('secondFactor.renew')}
              </ButtonLink>
              <ButtonLink small look="outline" href={`${PAGE}/off`}>
                {t('secondFactor.turnOff')}
              </ButtonLink>
            </p>
          </>
        ) : (
          <>
            <p>
              <strong>{t('secondFactor.isOff')}</strong>
            </p>
            <PageForm name="secondFactor" action={PAGE} fields={passwordConfirmation}>
              <Field name="password" label={t('secondFactorOff.password')} />
              <SubmitButton look="purple" label={t('secondFactor.begin')} submittingLabel={t('secondFactor.begin')} />
            </PageForm>
          </>
        )}
      </Panel>
    </NarrowPage>
  )
}
