import { useTranslations } from '#views/translations'
import { DoneMessage } from '#views/admin/form/DoneMessage'
import { FormRefusal } from '#views/admin/form/FormRefusal'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import { Details } from './Details'
import { Sessions } from './Sessions'

export default function Page() {
  const t = useTranslations('accounts')
  return (
    <NarrowPage title={t('account.title')}>
      <DoneMessage />
      <FormRefusal />
      <Details />
      <Sessions />
    </NarrowPage>
  )
}
