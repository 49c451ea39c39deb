import { useState } from 'react'
import { PasswordConfirmation } from '#views/admin/account/PasswordConfirmation'
import { RecoveryCodes } from '#views/admin/account/RecoveryCodes'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('accounts')
  const { recoveryCodes } = useData<Data>()
  const [issued] = useState(recoveryCodes) // state, so that it survives a language change
  if (issued) return <RecoveryCodes codes={issued} news={t('recoveryCodes.issuedAnew')} />
  return (
    <PasswordConfirmation
      name="recoveryCodes"
      action="/admin/account/second-factor/recovery-codes"
      back="/admin/account/second-factor"
      title={t('recoveryCodes.title')}
      lead={t('recoveryCodes.lead')}
      submit={t('recoveryCodes.submit')}
      submitting={t('recoveryCodes.submitting')}
    />
  )
}
