import { useTranslations } from '#views/translations'
import { Time } from '../../Time'
import { leadKinds } from '../lead-kinds'
import { StatusBadge } from '../StatusBadge'
import styles from './LeadPage.module.css'
import { useLeadWork } from './lead-work'
import { MergeButton } from './MergeButton'

/** Other leads of the same person; leads of the same kind can be merged. */
export function SamePerson() {
  const t = useTranslations('leads')
  const { kind, lead } = useLeadWork()
  if (lead.samePerson.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="same-person-title">
      <h2 id="same-person-title" className={styles.cardTitle}>
        {t('samePerson.title')}
      </h2>
      <ul className={styles.parts}>
        {lead.samePerson.map((other) => (
          <li key={other.id} className={styles.other}>
            <div className={styles.about}>
              <a href={`${leadKinds[other.kind].list}/${other.id}`}>{other.about}</a>
              <p className={styles.facts}>
                {t(`kinds.${other.kind}`)} · <Time moment={other.receivedAt} />
                {other.trashedAt && ` (${t('samePerson.inTrash')})`}
              </p>
            </div>
            <StatusBadge kind={leadKinds[other.kind]} status={other.status} />
            {other.kind === kind.name && !other.trashedAt && !lead.trashedAt && !lead.mergedIntoId && (
              <MergeButton other={other} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
