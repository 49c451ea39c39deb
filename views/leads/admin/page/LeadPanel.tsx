import { Mail, Phone, Trash2 } from 'lucide-react'
import { phoneHref } from '#views/formatting'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useTranslations } from '#views/page-context'
import { AnswerDue } from './AnswerDue'
import { AssigneeChoice } from './AssigneeChoice'
import { CalendarLink } from './CalendarLink'
import { Calls } from './Calls'
import { FollowUp } from './FollowUp'
import { useLeadWork } from './lead-work'
import styles from './LeadPanel.module.css'
import { LocationChoice } from './LocationChoice'
import { isReplyable, REPLY_ID, startReply } from './reply-place'
import { StatusMoves } from './StatusMoves'

/** Panel with the actions on the lead. */
export function LeadPanel() {
  const t = useTranslations('leads')
  const { lead, perform, busy } = useLeadWork()
  const canReply = isReplyable(lead)
  const trash = () => perform({ change: { trashed: true }, done: t('done.trashed'), attempt: t('attempt.trash') })
  return (
    <section className={styles.panel} aria-label={t('lead.work')}>
      <AnswerDue />
      <div className={styles.answer}>
        {canReply && (
          <ButtonLink small href={`#${REPLY_ID}`} data-way="reply" className={styles.work} onClick={startReply}>
            <Mail aria-hidden />
            {t('lead.reply')}
          </ButtonLink>
        )}
        {lead.phone && (
          <ButtonLink look={canReply ? 'outline' : undefined} small href={phoneHref(lead.phone, lead.phoneE164)}>
            <Phone aria-hidden />
            {t('lead.call')}
          </ButtonLink>
        )}
        <CalendarLink />
      </div>
      <Calls />
      {!lead.mergedIntoId && (
        <>
          <StatusMoves />
          <AssigneeChoice />
          <LocationChoice />
          <FollowUp />
          {!lead.trashedAt && (
            <Button look="outline" small className={styles.work} aria-disabled={busy || undefined} onClick={trash}>
              <Trash2 aria-hidden />
              {t('lead.trash')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
