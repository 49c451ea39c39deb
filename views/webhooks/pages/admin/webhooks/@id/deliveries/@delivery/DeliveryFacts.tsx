import type { ReactNode } from 'react'
import { Time } from '#views/kit/admin/Time'
import { useTranslations } from '#views/page-context'
import { DeliveryState } from '#views/webhooks/admin/DeliveryState'
import type { Data } from './+data'
import styles from './delivery.module.css'

/** State and metadata of a delivery. */
export function DeliveryFacts({ delivery }: Pick<Data, 'delivery'>) {
  const t = useTranslations('webhooks')
  const { state, createdAt, nextAttemptAt, messageId } = delivery
  const facts: [string, ReactNode][] = [
    [t('delivery.state'), <DeliveryState key="state" state={state} />],
    [t('delivery.created'), <Time key="created" moment={createdAt} />],
    [t('delivery.next'), nextAttemptAt && <Time moment={nextAttemptAt} />],
    [t('delivery.id'), messageId],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
