import { useData } from '../../../page-context'
import { useTranslations } from '../../../translations'
import { Empty } from '../list/Empty'
import { Time } from '../Time'
import type { Data } from './+data'
import styles from './dashboard.module.css'

const lists = { contactMessage: '/admin/contact-messages', franchiseInquiry: '/admin/franchise-inquiries' }

/** The newest leads; each leads to its row, which is on the first page of its list. */
export function NewestLeads() {
  const t = useTranslations('admin')
  const { newest } = useData<Data>()
  return (
    <section className={styles.newest} aria-labelledby="newest">
      <h2 id="newest" className={styles.newestTitle}>
        {t('dashboard.newest')}
      </h2>
      {newest.length === 0 ? (
        <Empty text={t('dashboard.newestEmpty')} />
      ) : (
        <ol className={styles.leads}>
          {newest.map(({ kind, id, name, about, receivedAt }) => (
            <li key={id} className={styles.lead}>
              {/* A full load: only that makes the row the target that is marked. */}
              <a className={styles.name} href={`${lists[kind]}#${id}`} data-vike="false">
                {name}
              </a>
              <span className={styles.kind} data-kind={kind}>
                {t(`dashboard.kinds.${kind}`)}
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
