import type { ReactNode } from 'react'
import { Button } from '#views/components/Button'
import { useTranslations } from '#views/translations'
import styles from './LeadPage.module.css'
import { useLeadWork } from './lead-work'

/** What was merged into the lead; each can be taken out again. */
export function MergedLeads({ merged }: { merged: { id: string; sent: ReactNode }[] }) {
  const t = useTranslations('desk')
  const { lead, perform, busy } = useLeadWork()
  const dateOf = (id: string) => lead.merged.find((other) => other.id === id)!.receivedAt.date
  if (merged.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="merged-title">
      <h2 id="merged-title" className={styles.cardTitle}>
        {t('merged.title')}
      </h2>
      <ul className={styles.parts}>
        {merged.map(({ id, sent }) => (
          <li key={id} className={styles.part}>
            {sent}
            <Button
              look="outline"
              small
              className={styles.work}
              aria-label={t('merged.splitWhich', { date: dateOf(id) })}
              aria-disabled={busy || undefined}
              onClick={() => perform({ split: { leadId: id }, done: t('done.split'), attempt: t('attempt.split') })}
            >
              {t('merged.split')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
