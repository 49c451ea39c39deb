import { ArrowRight, ListChecks, Mail, Phone } from 'lucide-react'
import { phoneHref } from '#views/formatting'
import { useTranslations } from '#views/page-context'
import { useLeadWork } from './lead-work'
import styles from './LeadBar.module.css'
import { isReplyable, REPLY_ID, startReply } from './reply-place'
import { STATUS_ID } from './StatusMoves'

/** Bar within thumb's reach on a phone: reply, call, status and the next lead. */
export function LeadBar({ next }: { next: string | undefined }) {
  const t = useTranslations('leads')
  const { lead } = useLeadWork()
  return (
    <nav className={styles.bar} aria-label={t('lead.bar')}>
      {isReplyable(lead) && (
        <a className={styles.action} href={`#${REPLY_ID}`} onClick={startReply}>
          <Mail aria-hidden />
          {t('lead.shortReply')}
        </a>
      )}
      {lead.phone && (
        <a className={styles.action} href={phoneHref(lead.phone, lead.phoneE164)}>
          <Phone aria-hidden />
          {t('lead.call')}
        </a>
      )}
      {!lead.mergedIntoId && (
        <a className={styles.action} href={`#${STATUS_ID}`}>
          <ListChecks aria-hidden />
          {t('lead.status')}
        </a>
      )}
      {next && (
        <a className={styles.action} href={next}>
          <ArrowRight aria-hidden />
          {t('lead.next')}
        </a>
      )}
    </nav>
  )
}
