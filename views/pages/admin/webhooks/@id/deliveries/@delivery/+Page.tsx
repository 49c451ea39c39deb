import { Button } from '#views/components/Button'
import { useData, usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { PageNotice } from '#views/admin/notice/PageNotice'
import { RefusalNotice } from '#views/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import { Panel } from '#views/admin/panel/Panel'
import { eventName } from '#views/admin/webhooks/event-name'
import type { Data } from './+data'
import { DeliveryFacts } from './DeliveryFacts'
import styles from './delivery.module.css'

const done = ['test', 'redeliver'] as const

/** One message: what became of it, what it says, what was answered, and another start. */
export default function Page() {
  const t = useTranslations('webhooks')
  const { form, urlParsed } = usePageContext()
  const { id, delivery } = useData<Data>()
  const log = `/admin/webhooks/${id}/deliveries`
  const sent = done.find((each) => each === urlParsed.search.done)
  return (
    <NarrowPage title={eventName(t, delivery.type)} back={{ href: log, label: t('delivery.back') }}>
      <RefusalNotice />
      {sent && !form && (
        <PageNotice kind="done">
          <p>
            {t(`done.${sent}`)} {delivery.state === 'queued' && t('done.waits')}
          </p>
        </PageNotice>
      )}
      <Panel>
        <DeliveryFacts delivery={delivery} />
      </Panel>
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
