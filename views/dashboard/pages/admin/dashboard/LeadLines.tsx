import { Empty } from '#views/kit/admin/list/Empty'
import { Time } from '#views/kit/admin/Time'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './LeadLines.module.css'

interface LeadLinesProps {
  id: string
  title: string
  /** Text shown when there are none. */
  empty: string
  leads: Data['waiting']
  /** Query of the list that the lead pages return to. */
  query: string
}

/** Short list of leads that link to their pages. */
export function LeadLines({ id: heading, title, empty, leads, query }: LeadLinesProps) {
  const t = useTranslations('leads')
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {leads.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <ol className={styles.leads}>
          {leads.map(({ kind, id, name, about, receivedAt }) => (
            <li key={id} className={styles.lead}>
              <a className={styles.name} href={`${leadKinds[kind].list}/${id}${query}`}>
                {name}
              </a>
              <span className={styles.kind} data-kind={kind}>
                {t(`kinds.${kind}`)}
              </span>
              <span className={styles.about}>{about}</span>
              <span className={styles.when}>
                <Time moment={receivedAt} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
