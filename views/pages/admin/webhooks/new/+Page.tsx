import { useState } from 'react'
import { RefusalNotice } from '#views/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import { Panel } from '#views/admin/panel/Panel'
import { WebhookForm } from '#views/admin/webhooks/WebhookForm'
import { WebhookSecret } from '#views/admin/webhooks/WebhookSecret'
import { ButtonLink } from '#views/components/ui/ButtonLink'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('webhooks')
  const { events, issued: made } = useData<Data>()
  const [issued] = useState(made) // state, so that it survives a language change
  return (
    <NarrowPage title={t('new.title')} back={{ href: '/admin/webhooks', label: t('new.back') }}>
      <RefusalNotice />
      {issued ? (
        <WebhookSecret secret={issued.secret}>
          {/* Full page load: the current document keeps the secret in memory. */}
          <ButtonLink small look="outline" href={`/admin/webhooks/${issued.id}`} data-vike="false">
            {t('secret.go')}
          </ButtonLink>
        </WebhookSecret>
      ) : (
        <Panel lead={t('lead')}>
          <WebhookForm choices={events} action="/admin/webhooks/new" />
        </Panel>
      )}
    </NarrowPage>
  )
}
