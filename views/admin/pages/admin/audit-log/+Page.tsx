import { Changes } from '#views/content/admin/Changes'
import { CardTable } from '#views/kit/admin/list/CardTable'
import { LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { ListPage } from '#views/kit/admin/list/ListPage'
import { Time } from '#views/kit/admin/Time'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './audit-log.module.css'
import { CheckMessage } from './CheckMessage'
import { Filter } from './Filter'

export default function Page() {
  const t = useTranslations('accounts')
  const { events, check, ...list } = useData<Data>()
  return (
    <ListPage
      title={t('auditLog.title')}
      empty={t('auditLog.empty')}
      emptyActions={
        <ButtonLink small look="outline" href="/admin/audit-log">
          {t('auditLog.clear')}
        </ButtonLink>
      }
      list={list}
      actions={
        <>
          <p className={styles.lead}>{t('auditLog.lead')}</p>
          <ButtonLink small look="outline" href="/admin/audit-log?check=1">
            {t('auditLog.check')}
          </ButtonLink>
        </>
      }
      filter={
        <div className={styles.filter}>
          {check && <CheckMessage {...check} />}
          <Filter />
        </div>
      }
    >
      <CardTable<Data['events'][number]>
        labelledBy={LIST_TITLE_ID}
        rows={events}
        columns={[
          { label: t('auditLog.when'), cell: ({ at }) => <Time moment={at} /> },
          {
            label: t('auditLog.who'),
            cell: ({ who, whoseAddress }) => (
              <span className={styles.text} title={whoseAddress ?? undefined}>
                {who}
              </span>
            ),
          },
          {
            label: t('auditLog.what'),
            cell: ({ what, details, changes }) => (
              <>
                <strong>{what}</strong>
                {details && <span className={styles.details}>{details}</span>}
                <Changes changes={changes} />
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
    </ListPage>
  )
}
