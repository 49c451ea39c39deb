import { DoneNotice } from '#views/kit/admin/notice/DoneNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { useData, useTranslations } from '#views/page-context'
import { eventName } from '#views/webhooks/admin/event-name'
import type { Data } from './+data'
import { Attempts } from './Attempts'
import styles from './delivery.module.css'
import { DeliveryFacts } from './DeliveryFacts'

/** Page of a webhook delivery: state, payload, attempts, and a retry button. */
export default function Page() {
  const t = useTranslations('webhooks')
  const { id, delivery, attempts } = useData<Data>()
  const log = `/admin/webhooks/${id}/deliveries`
  return (
    <NarrowPage title={eventName(t, delivery.type)} back={{ href: log, label: t('delivery.back') }}>
      <RefusalNotice />
      <DoneNotice t={t}>{delivery.state === 'queued' && t('delivery.waits')}</DoneNotice>
      <Panel>
        <DeliveryFacts delivery={delivery} />
      </Panel>
      <Attempts attempts={attempts} />
      <Panel title={t('delivery.body')}>
        <pre className={styles.text}>{delivery.body}</pre>
      </Panel>
      <Panel title={t('delivery.answer')} lead={delivery.answer ? undefined : t('delivery.noAnswer')}>
        {delivery.answer && <pre className={styles.text}>{delivery.answer}</pre>}
      </Panel>
      <Panel title={t('delivery.redeliver')} lead={t('delivery.redeliverLead')}>
        <form method="post" action={`${log}/${delivery.id}`}>
          <Button small look="outline" type="submit">
            {t('delivery.redeliver')}
          </Button>
        </form>
      </Panel>
    </NarrowPage>
  )
}
