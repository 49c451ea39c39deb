import { useState } from 'react'
import { RecoveryCodes } from '#views/admin/account/RecoveryCodes'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { Enrolment } from './Enrolment'

export default function Page() {
  const t = useTranslations('accounts')
  const problem = useTranslations('problem')
  const { form } = usePageContext()
  const { enrolment, recoveryCodes } = useData<Data>()
  const [issued] = useState(recoveryCodes) // state, so that it survives a language change
  if (issued) return <RecoveryCodes codes={issued} news={t('recoveryCodes.issuedEnabled')} />
  return (
    <NarrowPage
      title={t('setup.title')}
      back={{ href: '/admin/account/second-factor', label: t('secondFactorOff.back') }}
    >
      <RefusalNotice />
      {enrolment ? (
        <Enrolment {...enrolment} />
      ) : (
        !form && <PageNotice>{problem('second_factor.not_pending.detail')}</PageNotice>
      )}
    </NarrowPage>
  )
}
