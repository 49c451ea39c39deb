import { DoneNotice } from '#views/kit/admin/notice/DoneNotice'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { Details } from './Details'
import { Sessions } from './Sessions'

export default function Page() {
  const t = useTranslations('accounts')
  const { account } = useData<Data>()
  return (
    <NarrowPage title={t('account.title')}>
      <DoneNotice t={t} />
      {account.secondFactor && account.recoveryCodesLeft === 0 && (
        <PageNotice>{t('secondFactor.noCodesLeft')}</PageNotice>
      )}
      <RefusalNotice />
      <Details />
      <Sessions />
    </NarrowPage>
  )
}
