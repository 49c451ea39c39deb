import { PasswordConfirmation } from '#views/admin/account/PasswordConfirmation'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('accounts')
  const { hasPasskeys } = useData<Data>()
  return (
    <PasswordConfirmation
      name="secondFactorOff"
      action="/admin/account/second-factor/off"
      back="/admin/account/second-factor"
      title={t('secondFactorOff.title')}
      lead={t(hasPasskeys ? 'secondFactorOff.leadPasskeys' : 'secondFactorOff.lead')}
      submit={t('secondFactorOff.submit')}
      submitting={t('secondFactorOff.submitting')}
    />
  )
}
