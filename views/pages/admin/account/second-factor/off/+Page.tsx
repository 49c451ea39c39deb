import { useTranslations } from '#views/page-context'
import { PasswordConfirmation } from '#views/admin/account/PasswordConfirmation'

export default function Page() {
  const t = useTranslations('accounts')
  return (
    <PasswordConfirmation
      name="secondFactorOff"
      action="/admin/account/second-factor/off"
      back="/admin/account/second-factor"
      title={t('secondFactorOff.title')}
      lead={t('secondFactorOff.lead')}
      submit={t('secondFactorOff.submit')}
      submitting={t('secondFactorOff.submitting')}
    />
  )
}
