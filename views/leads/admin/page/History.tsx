import { referenceOf } from '#src/shared/leads/reference'
import { Time } from '#views/kit/admin/Time'
import { useTranslations } from '#views/page-context'
import { EventList } from './EventList'
import { useLeadWork } from './lead-work'
import styles from './LeadPage.module.css'

/** Complete history of the lead, newest first, down to its arrival. */
export function History() {
  const t = useTranslations('leads')
  const { lead } = useLeadWork()
  return (
    <section className={styles.card} aria-labelledby="history-title">
      <h2 id="history-title" className={styles.cardTitle}>
        {t('history.title')}
      </h2>
      <EventList events={lead.history.toReversed()} />
      <p className={styles.arrival}>
        {t('history.received')}: <Time moment={lead.receivedAt} /> ·{' '}
        {t('history.reference', { reference: referenceOf(lead.id) })}
      </p>
    </section>
  )
}
