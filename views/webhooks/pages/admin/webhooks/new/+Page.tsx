import { useState } from 'react'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, useTranslations } from '#views/page-context'
import { WebhookForm } from '#views/webhooks/admin/WebhookForm'
import { WebhookSecret } from '#views/webhooks/admin/WebhookSecret'
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
