import { useTranslations } from '#views/translations'
import { DoneNotice } from '#views/admin/notice/DoneNotice'
import { RefusalNotice } from '#views/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import { Details } from './Details'
import { Sessions } from './Sessions'

export default function Page() {
  const t = useTranslations('accounts')
  return (
    <NarrowPage title={t('account.title')}>
      <DoneNotice of="accounts" />
      <RefusalNotice />
      <Details />
      <Sessions />
    </NarrowPage>
  )
}
