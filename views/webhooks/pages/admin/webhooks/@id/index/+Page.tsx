import { useState } from 'react'
import { Choice } from '#views/kit/admin/form/Choices'
import { DoneNotice } from '#views/kit/admin/notice/DoneNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, useTranslations } from '#views/page-context'
import { WebhookForm } from '#views/webhooks/admin/WebhookForm'
import { WebhookSecret } from '#views/webhooks/admin/WebhookSecret'
import { WebhookState } from '#views/webhooks/admin/WebhookState'
import type { Data } from './+data'
import { StateNotice } from './StateNotice'
import styles from './webhook.module.css'
import { WebhookAction } from './WebhookAction'

/** Page of a webhook with the actions of an administrator. */
export default function Page() {
  const t = useTranslations('webhooks')
  const { webhook, events, issued: made } = useData<Data>()
  const [issued] = useState(made) // state, so that it survives a language change
  const { id, url, description, enabled, failingSince, previousSecretUntil } = webhook
  return (
    <NarrowPage title={description ?? t('kind')} back={{ href: '/admin/webhooks', label: t('endpoint.back') }}>
      <p className={styles.address}>
        {url} <WebhookState enabled={enabled} failing={failingSince !== null} />
      </p>
      <RefusalNotice />
      <DoneNotice t={t} />
      <StateNotice {...webhook} />
      {issued && <WebhookSecret secret={issued.secret} />}
      <Panel title={t('endpoint.log')} lead={t('endpoint.logLead')}>
        <ButtonLink small look="outline" href={`/admin/webhooks/${id}/deliveries`}>
          {t('endpoint.openLog')}
        </ButtonLink>
      </Panel>
      {enabled ? <WebhookAction id={id} action="test" /> : <WebhookAction id={id} action="enable" />}
      <Panel title={t('endpoint.settings')}>
        <WebhookForm choices={events} action={`/admin/webhooks/${id}`} endpoint={webhook} />
      </Panel>
      <WebhookAction id={id} action="rotate">
        {previousSecretUntil && <p>{t('endpoint.overlap', { until: previousSecretUntil.date })}</p>}
      </WebhookAction>
      {enabled && <WebhookAction id={id} action="disable" />}
      <WebhookAction id={id} action="remove">
        <Choice type="checkbox" required>
          {t('endpoint.removeConfirm')}
        </Choice>
      </WebhookAction>
    </NarrowPage>
  )
}
