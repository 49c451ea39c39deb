import { ListHead } from '#views/kit/admin/list/ListHead'
import { DoneNotice } from '#views/kit/admin/notice/DoneNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { AccessTable } from './AccessTable'
import { MailboxForm } from './MailboxForm'
import { MailboxTable } from './MailboxTable'
import styles from './recipients.module.css'

/** Register of everybody and everything that receives personal data of clients. */
export default function Page() {
  const t = useTranslations('recipients')
  const { mailboxes, access, headOffice, isHeadOfficeFixed } = useData<Data>()
  return (
    <>
      <ListHead title={t('title')} lead={t('lead')}>
        <DoneNotice t={t} />
        <RefusalNotice />
      </ListHead>
      <section className={styles.part} aria-labelledby="mailboxes">
        <h2 id="mailboxes">{t('mailboxes.title')}</h2>
        <p className={styles.lead}>{t('mailboxes.lead')}</p>
        <p className={styles.lead}>
          {headOffice.length > 0
            ? t('mailboxes.fallback', { addresses: headOffice.join(', ') })
            : t('mailboxes.nobody')}{' '}
          {isHeadOfficeFixed && t('mailboxes.fixed')}
        </p>
        {mailboxes.length > 0 ? <MailboxTable labelledBy="mailboxes" /> : <p>{t('mailboxes.empty')}</p>}
        <div className={styles.add}>
          <MailboxForm />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="access">
        <h2 id="access">{t('access.title')}</h2>
        <p className={styles.lead}>{t('access.lead')}</p>
        {access.length > 0 ? <AccessTable labelledBy="access" /> : <p>{t('access.empty')}</p>}
      </section>
    </>
  )
}
