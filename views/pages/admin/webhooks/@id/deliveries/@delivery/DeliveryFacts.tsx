import type { ReactNode } from 'react'
import { useTranslations } from '#views/translations'
import { Time } from '#views/admin/Time'
import { DeliveryState } from '#views/admin/webhooks/DeliveryState'
import type { Data } from './+data'
import styles from './delivery.module.css'

/** What became of a message. */
export function DeliveryFacts({ delivery }: Pick<Data, 'delivery'>) {
  const t = useTranslations('webhooks')
  const { state, status, fault, attempts, milliseconds, createdAt, lastAttemptAt, nextAttemptAt, messageId } = delivery
  const facts: [string, ReactNode][] = [
    [t('delivery.state'), <DeliveryState key="state" state={state} />],
    [t('delivery.status'), status],
    [t('delivery.fault'), fault && t(`faults.${fault}`)],
    [t('delivery.attempts'), attempts],
    [t('delivery.duration'), milliseconds !== null && t('delivery.milliseconds', { count: milliseconds })],
    [t('delivery.created'), <Time key="created" moment={createdAt} />],
    [t('delivery.last'), lastAttemptAt && <Time moment={lastAttemptAt} />],
    [t('delivery.next'), nextAttemptAt && <Time moment={nextAttemptAt} />],
    [t('delivery.id'), messageId],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== false)
        .map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
