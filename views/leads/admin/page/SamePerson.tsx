import { useState } from 'react'
import { Time } from '#views/kit/admin/Time'
import { useTranslations } from '#views/page-context'
import { leadKinds } from '../lead-kinds'
import { StatusBadge } from '../StatusBadge'
import { useLeadWork } from './lead-work'
import styles from './LeadPage.module.css'
import { MergeButton } from './MergeButton'
import { type Mergeable, MergeQuestion } from './MergeQuestion'
import { MergeSearch } from './MergeSearch'

/** Other leads of the same person; leads of the same kind can be merged, and searched for merging. */
export function SamePerson() {
  const t = useTranslations('leads')
  const { kind, lead } = useLeadWork()
  const [asked, setAsked] = useState<Mergeable>()
  const isMergeable = !lead.trashedAt && !lead.mergedIntoId
  if (lead.samePerson.length === 0 && !isMergeable) return null
  return (
    <section className={styles.card} aria-labelledby="same-person-title">
      <h2 id="same-person-title" className={styles.cardTitle}>
        {t('samePerson.title')}
      </h2>
      {lead.samePerson.length === 0 && <p className={styles.facts}>{t('samePerson.nothing')}</p>}
      <ul className={styles.parts}>
        {lead.samePerson.map((other) => (
          <li key={other.id} className={styles.other}>
            <div className={styles.about}>
              <a href={`${leadKinds[other.kind].list}/${other.id}`}>{other.about}</a>
              <p className={styles.facts}>
                {other.name} · {t(`kinds.${other.kind}`)} · <Time moment={other.receivedAt} />
                {other.trashedAt && ` (${t('samePerson.inTrash')})`}
              </p>
              {other.excerpt && <p>{other.excerpt}</p>}
            </div>
            <StatusBadge kind={leadKinds[other.kind]} status={other.status} />
            {other.kind === kind.name && !other.trashedAt && isMergeable && (
              <MergeButton other={{ ...other, date: other.receivedAt.date }} onAsk={setAsked} />
            )}
          </li>
        ))}
      </ul>
      {isMergeable && <MergeSearch onAsk={setAsked} />}
      <MergeQuestion other={asked} onClose={() => setAsked(undefined)} />
    </section>
  )
}
