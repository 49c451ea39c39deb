import { Time } from '#views/kit/admin/Time'
import { useTranslations } from '#views/page-context'
import { useLeadWork } from './lead-work'
import styles from './LeadPage.module.css'
import { NoteForm } from './NoteForm'

/** Staff notes on the lead, oldest first. */
export function Notes() {
  const t = useTranslations('leads')
  const { lead } = useLeadWork()
  return (
    <section className={styles.card} aria-labelledby="notes-title">
      <h2 id="notes-title" className={styles.cardTitle}>
        {t('notes.title')}
      </h2>
      {lead.notes.length === 0 && <p className={styles.facts}>{t('notes.empty')}</p>}
      <ol className={styles.notes}>
        {lead.notes.map(({ id, author, text, writtenAt }) => (
          <li key={id} className={styles.note}>
            <p className={styles.facts}>
              {author} · <Time moment={writtenAt} />
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <NoteForm />
    </section>
  )
}
