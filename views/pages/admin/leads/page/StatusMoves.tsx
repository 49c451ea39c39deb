import { ArrowRight } from 'lucide-react'
import { Button } from '../../../../components/Button'
import { useTranslations } from '../../../../translations'
import { StatusBadge } from '../StatusBadge'
import { useStatusName } from '../use-status-name'
import styles from './LeadPanel.module.css'
import { useLeadWork } from './lead-work'

/** The lead's status, and those it may move to. */
export function StatusMoves() {
  const t = useTranslations('desk')
  const { kind, lead, perform, busy } = useLeadWork()
  const statusName = useStatusName(kind)
  const move = (status: string) =>
    perform({
      change: { status },
      done: t('done.status', { status: statusName(status) }),
      attempt: t('attempt.status', { status: statusName(status) }),
    })
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{t('lead.status')}</h2>
      <p>
        <StatusBadge kind={kind} status={lead.status} />
      </p>
      {lead.moves.length > 0 && (
        <div className={styles.moves} role="group" aria-label={t('lead.moveTo')}>
          {lead.moves.map((status) => (
            <Button key={status} look="outline" small aria-disabled={busy || undefined} onClick={() => move(status)}>
              <ArrowRight aria-hidden />
              {statusName(status)}
            </Button>
          ))}
        </div>
      )}
      {lead.moves.length === 0 && !lead.trashedAt && <p className={styles.hint}>{t('lead.final')}</p>}
    </div>
  )
}
