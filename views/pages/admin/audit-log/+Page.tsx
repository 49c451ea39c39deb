import { useData } from '../../../page-context'
import { useTranslations } from '../../../translations'
import { CardTable } from '../list/CardTable'
import { Empty } from '../list/Empty'
import { LIST_TITLE_ID } from '../list/ListPage'
import { Pager } from '../list/Pager'
import { Time } from '../Time'
import type { Data } from './+data'
import styles from './audit-log.module.css'
import { Filter } from './Filter'

export default function Page() {
  const t = useTranslations('staff')
  const { events, ...list } = useData<Data>()
  return (
    <>
      <h1 id={LIST_TITLE_ID} className={styles.title}>
        {t('auditLog.title')}
      </h1>
      <p className={styles.lead}>{t('auditLog.lead')}</p>
      <Filter />
      {events.length === 0 ? (
        <Empty text={t('auditLog.empty')} />
      ) : (
        <>
          <CardTable<Data['events'][number]>
            labelledBy={LIST_TITLE_ID}
            rows={events}
            columns={[
              { label: t('auditLog.when'), cell: ({ at }) => <Time moment={at} /> },
              { label: t('auditLog.who'), cell: ({ who }) => <span className={styles.text}>{who}</span> },
              {
                label: t('auditLog.what'),
                cell: ({ what, details }) => (
                  <>
                    <strong>{what}</strong>
                    {details && <span className={styles.details}>{details}</span>}
                  </>
                ),
              },
              {
                label: t('auditLog.subject'),
                cell: ({ subject, address }) =>
                  address ? <a href={address}>{subject}</a> : <span className={styles.text}>{subject || '–'}</span>,
              },
            ]}
          />
          <Pager {...list} />
        </>
      )}
    </>
  )
}
