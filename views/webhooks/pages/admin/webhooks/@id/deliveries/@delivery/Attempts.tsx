import { CardTable } from '#views/kit/admin/list/CardTable'
import { Time } from '#views/kit/admin/Time'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './delivery.module.css'

const TITLE_ID = 'attempts'

/** Delivery attempts: result and time of the next attempt. */
export function Attempts({ attempts }: Pick<Data, 'attempts'>) {
  const t = useTranslations('webhooks')
  return (
    <section>
      <h2 id={TITLE_ID} className={styles.title}>
        {t('delivery.attempts')}
      </h2>
      {attempts.length === 0 ? (
        <p>{t('delivery.noAttempts')}</p>
      ) : (
        <CardTable<Data['attempts'][number]>
          labelledBy={TITLE_ID}
          rows={attempts}
          columns={[
            { label: t('delivery.attempt'), captioned: true, cell: ({ number }) => number },
            { label: t('delivery.ended'), captioned: true, cell: ({ at }) => <Time moment={at} /> },
            { label: t('delivery.status'), captioned: true, cell: ({ status }) => status ?? '–' },
            { label: t('delivery.fault'), captioned: true, cell: ({ fault }) => (fault ? t(`faults.${fault}`) : '–') },
            {
              label: t('delivery.duration'),
              captioned: true,
              cell: ({ milliseconds }) => t('delivery.milliseconds', { count: milliseconds }),
            },
            {
              label: t('delivery.next'),
              captioned: true,
              cell: ({ nextAttemptAt }) => (nextAttemptAt ? <Time moment={nextAttemptAt} /> : '–'),
            },
          ]}
        />
      )}
    </section>
  )
}
