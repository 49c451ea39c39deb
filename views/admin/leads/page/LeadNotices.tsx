import { CircleAlert, Trash2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#views/components/Button'
import { useRoomBelow } from '#views/layout/use-room-below'
import { useTranslations } from '#views/translations'
import { SignInLink } from '../../SignInLink'
import type { Failure } from '../../use-failure'
import { ConflictNotice } from './ConflictNotice'
import { useLeadWork } from './lead-work'
import styles from './LeadNotices.module.css'
import type { Conflict, Told } from './use-tasks'

interface LeadNoticesProps {
  told?: Told
  failure?: Failure
  conflict?: Conflict
  drop: () => void
  dismiss: () => void
}

/** What there is to know before working on the lead, and what became of the last thing that was done to it. */
export function LeadNotices({ told, failure, conflict, drop, dismiss }: LeadNoticesProps) {
  const t = useTranslations('leads')
  const { lead, kind, perform, busy } = useLeadWork()
  const undo = told?.undo
  const notices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was pressed may be gone; and who was not quick enough has something to decide.
    if (conflict || (told && document.activeElement === document.body)) notices.current!.focus({ preventScroll: true })
  }, [told, conflict])
  useRoomBelow(notices, Boolean(told?.undo || failure || conflict))
  const restore = () => perform({ change: { trashed: false }, done: t('done.restored'), attempt: t('attempt.restore') })
  return (
    <>
      {lead.trashedAt && (
        <div className={styles.notice}>
          <Trash2 aria-hidden />
          <p>
            {t('lead.inTrash')} {t('lead.inTrashSince')}{' '}
            <time dateTime={lead.trashedAt.iso}>{lead.trashedAt.near}</time>.
          </p>
          <Button small className={styles.work} onClick={restore}>
            {t('lead.restore')}
          </Button>
        </div>
      )}
      {lead.mergedIntoId && (
        <div className={styles.notice}>
          <p>
            {t('merged.shownWith')} <a href={`${kind.list}/${lead.mergedIntoId}`}>{t('merged.open')}</a>
          </p>
        </div>
      )}
      <div ref={notices} className={styles.notices} tabIndex={-1}>
        <div role="status">
          {told && (
            <div className={styles.told}>
              <p>{told.text}</p>
              {undo && (
                <Button look="outline" small aria-disabled={busy || undefined} onClick={() => perform(undo)}>
                  {t('outcome.undo')}
                </Button>
              )}
              <button type="button" className={styles.dismiss} onClick={dismiss}>
                <X aria-hidden />
                <span className="visually-hidden">{t('outcome.dismiss')}</span>
              </button>
            </div>
          )}
        </div>
        <div role="alert">
          {failure && (
            <div className={styles.notice} data-failed>
              <CircleAlert aria-hidden />
              <p>
                {failure.text} {failure.status === 401 && <SignInLink />}
              </p>
            </div>
          )}
          {conflict && <ConflictNotice conflict={conflict} onDrop={drop} />}
        </div>
      </div>
    </>
  )
}
