import { ArrowRight, Check, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { statusesBefore } from '#src/shared/leads/lead-statuses'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import { EarlyVisit, isEarlyVisit } from '../EarlyVisit'
import type { LeadChange } from '../lead-kinds'
import { useStatusName } from '../use-status-name'
import { useLeadWork } from './lead-work'
import styles from './StatusMoves.module.css'

/** Id of the part of the page with the statuses. */
export const STATUS_ID = 'status'

/** Statuses in workflow order, each at a fixed position; allowed transitions are buttons, others say why not. */
export function StatusMoves() {
  const t = useTranslations('leads')
  const { kind, lead, perform, busy } = useLeadWork()
  const statusName = useStatusName(kind)
  const [asked, setAsked] = useState<string>()
  const reason = useBlockedReason()
  const atEnd = kind.ends.includes(lead.status)
  const change = (status: string, confirmed?: true) =>
    perform({
      change: { status, confirmed } as LeadChange,
      done: t('done.status', { status: statusName(status) }),
      attempt: t('attempt.status', { status: statusName(status) }),
    })
  const move = (status: string) => (isEarlyVisit(status, [lead]) ? setAsked(status) : change(status))
  const place = (status: string) => {
    const name = statusName(status)
    if (status === lead.status) {
      return (
        <span className={styles.place} aria-current="step" data-way="status" tabIndex={-1}>
          <Check aria-hidden />
          {name}
        </span>
      )
    }
    if (!lead.moves.includes(status)) {
      return (
        <span className={styles.place} title={reason(status)}>
          {name}
          <span className="visually-hidden"> ({reason(status)})</span>
        </span>
      )
    }
    if (atEnd) return <span className={styles.place}>{name}</span>
    return (
      <button
        type="button"
        className={styles.place}
        data-way={`status-${status}`}
        aria-disabled={busy || undefined}
        onClick={() => move(status)}
      >
        <ArrowRight aria-hidden />
        {name}
      </button>
    )
  }
  return (
    <div id={STATUS_ID} className={styles.part}>
      <h2 className={styles.title}>{t('lead.status')}</h2>
      <div {...(lead.moves.length > 0 && { role: 'group', 'aria-label': t('lead.moveTo') })} className={styles.moves}>
        <ul className={styles.places}>
          {kind.statuses.map((status) => (
            <li key={status}>{place(status)}</li>
          ))}
        </ul>
        {atEnd &&
          lead.moves.map((status) => (
            <Button
              key={status}
              look="outline"
              small
              data-way={`status-${status}`}
              aria-disabled={busy || undefined}
              onClick={() => move(status)}
            >
              <RotateCcw aria-hidden />
              {t(lead.status === 'spam' ? 'spam.restore' : 'lead.reopen')}
            </Button>
          ))}
      </div>
      <EarlyVisit
        kind={kind}
        leads={asked ? [lead] : undefined}
        status={statusName(asked ?? lead.status)}
        onConfirm={() => change(asked!, true)}
        onClose={() => setAsked(undefined)}
      />
    </div>
  )
}

/** Returns a function that names the statuses from which a status can be reached. */
export function useBlockedReason(): (status: string) => string {
  const t = useTranslations('leads')
  const { kind } = useLeadWork()
  const statusName = useStatusName(kind)
  return (status) => t('lead.onlyFrom', { statuses: statusesBefore(kind, status).map(statusName).join(', ') })
}
