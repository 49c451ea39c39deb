import { ShieldAlert, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isUncovered } from '#src/shared/bookings/coverage'
import { AcceptCoverage } from '#views/bookings/visit-coverage/AcceptCoverage'
import { CoverageNotice } from '#views/bookings/visit-coverage/CoverageNotice'
import { isReminderWithheld } from '#views/bookings/visit-coverage/is-reminder-withheld'
import type { ActionOutcome } from '#views/kit/admin/notice/action-outcome'
import { OutcomeNotice } from '#views/kit/admin/notice/OutcomeNotice'
import { Button } from '#views/kit/components/Button'
import { Notice } from '#views/kit/forms/Notice'
import notice from '#views/kit/forms/Notice.module.css'
import { useRoomBelow } from '#views/kit/layout/use-room-below'
import { useTranslations } from '#views/page-context'
import { ConflictNotice } from './ConflictNotice'
import { linkTo } from './lead-ways'
import { useLeadWork } from './lead-work'
import styles from './LeadNotices.module.css'
import type { Conflict, TaskOutcome } from './use-tasks'

interface LeadNoticesProps {
  outcome?: TaskOutcome
  conflict?: Conflict
  drop: () => void
}

/** Notices about the state of the lead and the result of the last action. */
export function LeadNotices({ outcome, conflict, drop }: LeadNoticesProps) {
  const t = useTranslations('leads')
  const { lead, kind, perform, busy, dismiss, refresh, report, refuse } = useLeadWork()
  const notices = useRef<HTMLDivElement>(null)
  const { coverage = null } = lead
  const isSpam = lead.status === 'spam'
  const isNew = lead.status === kind.statuses[0]
  const noted = kind.scope === 'booking' ? 'lead.noted' : 'lead.notedSender'
  const isNoted = isNew && (kind.scope === 'booking' || lead.suspicions.includes('sender'))
  const undo = outcome?.undo
  const isDone = outcome && !outcome.failed
  const isMove = outcome?.isMove
  const isEarlier = outcome?.isEarlier
  useEffect(() => {
    // The clicked button may have been removed; a conflict requires a decision.
    const isLost = [document.body, notices.current].includes(document.activeElement as HTMLDivElement)
    if (!conflict && !(isDone && !isEarlier && isLost)) return
    const place = conflict || !isMove ? notices.current : linkTo('status')
    place!.focus({ preventScroll: true })
  }, [outcome, isDone, isMove, isEarlier, conflict])
  useRoomBelow(notices, Boolean(undo || outcome?.failed || conflict))
  const restore = () => perform({ change: { trashed: false }, done: t('done.restored'), attempt: t('attempt.restore') })
  const showAccepted = async ({ text, failed }: ActionOutcome) => {
    // First, so that the result gets the focus of the button, which is removed.
    await refresh()
    if (failed) refuse(text)
    else report(text)
  }
  return (
    <>
      {lead.trashedAt && (
        <Notice
          icon={<Trash2 aria-hidden />}
          className={notice.above}
          actions={
            <Button small className={styles.work} onClick={restore}>
              {t('lead.restore')}
            </Button>
          }
        >
          {t('lead.inTrash')} {t('lead.inTrashSince')} <time dateTime={lead.trashedAt.iso}>{lead.trashedAt.near}</time>.
        </Notice>
      )}
      {lead.suspicions.length > 0 && (isSpam || isNoted) && (
        <Notice icon={<ShieldAlert aria-hidden />} className={notice.above}>
          {t(isSpam ? 'lead.suspected' : noted)}{' '}
          {lead.suspicions.map((suspicion) => t(`suspicions.${suspicion}`)).join(', ')}.
        </Notice>
      )}
      {isUncovered(coverage) && (
        <CoverageNotice
          gap={coverage}
          isReminderWithheld={isReminderWithheld(lead.history)}
          className={notice.above}
          actions={<AcceptCoverage booking={lead} gap={coverage} onDone={showAccepted} />}
        />
      )}
      {lead.mergedIntoId && (
        <Notice className={notice.above}>
          {t('merged.shownWith')} <a href={`${kind.list}/${lead.mergedIntoId}`}>{t('merged.open')}</a>
        </Notice>
      )}
      <div ref={notices} className={styles.notices} tabIndex={-1}>
        <OutcomeNotice outcome={outcome} busy={busy} onUndo={undo && (() => perform(undo))} onDismiss={dismiss} />
        <div role="alert">{conflict && <ConflictNotice conflict={conflict} onDrop={drop} />}</div>
      </div>
    </>
  )
}
