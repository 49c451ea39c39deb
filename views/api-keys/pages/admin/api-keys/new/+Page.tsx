import { useState } from 'react'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { KeyForm } from './KeyForm'
import { MadeKey } from './MadeKey'

/** Page that creates an API key and shows its secret once. */
export default function Page() {
  const t = useTranslations('api-keys')
  const { made: issued, locations } = useData<Data>()
  const [made] = useState(issued) // state, so that it survives a language change
  return (
    <NarrowPage title={t('new.title')} back={{ href: '/admin/api-keys', label: t('back') }}>
      <RefusalNotice />
      {made ? <MadeKey name={made.name} secret={made.key} /> : <KeyForm locations={locations} />}
    </NarrowPage>
  )
}
