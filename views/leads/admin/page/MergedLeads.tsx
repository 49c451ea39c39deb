import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import { useLeadWork } from './lead-work'
import styles from './LeadPage.module.css'
import { Sent } from './Sent'

/** Leads that were merged into this one; each can be split off again. */
export function MergedLeads() {
  const t = useTranslations('leads')
  const { lead, perform, busy } = useLeadWork()
  if (lead.merged.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="merged-title">
      <h2 id="merged-title" className={styles.cardTitle}>
        {t('merged.title')}
      </h2>
      <ul className={styles.parts}>
        {lead.merged.map((other) => (
          <li key={other.id} className={styles.part}>
            <Sent lead={other} />
            <Button
              look="outline"
              small
              className={styles.work}
              aria-label={t('merged.splitWhich', { date: other.receivedAt.date })}
              aria-disabled={busy || undefined}
              onClick={() =>
                perform({ split: { leadId: other.id }, done: t('done.split'), attempt: t('attempt.split') })
              }
            >
              {t('merged.split')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
