import { ArrowRight, Check, RotateCcw } from 'lucide-react'
import { Button } from '#views/components/ui/Button'
import { useTranslations } from '#views/translations'
import type { LeadChange } from '../lead-kinds'
import { useStatusName } from '../use-status-name'
import styles from './StatusMoves.module.css'
import { useLeadWork } from './lead-work'

/** Statuses in workflow order, each at a fixed position; allowed transitions are buttons. */
export function StatusMoves() {
  const t = useTranslations('leads')
  const { kind, lead, perform, busy } = useLeadWork()
  const statusName = useStatusName(kind)
  const atEnd = kind.ends.includes(lead.status)
  const move = (status: string) =>
    perform({
      change: { status } as LeadChange,
      done: t('done.status', { status: statusName(status) }),
      attempt: t('attempt.status', { status: statusName(status) }),
    })
  const place = (status: string) => {
    const name = statusName(status)
    if (status === lead.status) {
      return (
        <span className={styles.place} aria-current="step">
          <Check aria-hidden />
          {name}
        </span>
      )
    }
    if (atEnd || !lead.moves.includes(status)) return <span className={styles.place}>{name}</span>
    return (
      <button type="button" className={styles.place} aria-disabled={busy || undefined} onClick={() => move(status)}>
        <ArrowRight aria-hidden />
        {name}
      </button>
    )
  }
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{t('lead.status')}</h2>
      <div {...(lead.moves.length > 0 && { role: 'group', 'aria-label': t('lead.moveTo') })} className={styles.moves}>
        <ul className={styles.places}>
          {kind.statuses.map((status) => (
            <li key={status}>{place(status)}</li>
          ))}
        </ul>
        {atEnd &&
          lead.moves.map((status) => (
            <Button key={status} look="outline" small aria-disabled={busy || undefined} onClick={() => move(status)}>
              <RotateCcw aria-hidden />
              {t(lead.status === 'spam' ? 'spam.restore' : 'lead.reopen')}
            </Button>
          ))}
      </div>
    </div>
  )
}
