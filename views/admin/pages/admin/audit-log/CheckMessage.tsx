import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './audit-log.module.css'

/** Result of the integrity check of the audit log. */
export function CheckMessage({ intact, rows, head }: NonNullable<Data['check']>) {
  const t = useTranslations('accounts')
  return (
    <PageNotice kind={intact ? 'done' : 'failed'}>
      <p>{t(intact ? 'auditLog.intact' : 'auditLog.broken', { rows })}</p>
      {intact && <code className={styles.text}>{head}</code>}
    </PageNotice>
  )
}
