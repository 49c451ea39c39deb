import { isOutcomeOfVisit } from '#src/shared/leads/appointment-status'
import { Button } from '#views/components/ui/Button'
import { useTranslations } from '#views/translations'
import { Dialog } from '../Dialog'
import type { DayAhead } from './answers-in-words'

/** Checks whether a status would state the outcome of a visit before the first preferred day of any of the leads. */
export const isEarlyVisit = (status: string | undefined, leads: DayAhead[]): boolean =>
  status !== undefined && isOutcomeOfVisit(status) && leads.some(({ dayAhead }) => dayAhead)

interface EarlyVisitProps {
  /** Leads that are asked about; undefined while nothing is asked. */
  leads?: DayAhead[]
  /** Name of the new status. */
  status: string
  onConfirm: () => void
  onClose: () => void
}

/** Question before the outcome of a visit is recorded ahead of its first preferred day. */
export function EarlyVisit({ leads, status, onConfirm, onClose }: EarlyVisitProps) {
  const t = useTranslations('leads')
  const days = (leads ?? []).flatMap(({ dayAhead }) => dayAhead ?? [])
  return (
    <Dialog title={t('earlyVisit.title', { status })} open={leads !== undefined} onClose={onClose}>
      <p>
        {leads?.length === 1
          ? t('earlyVisit.one', { day: days[0]! })
          : t('earlyVisit.several', { count: days.length, of: leads?.length ?? 0 })}
      </p>
      <Button
        small
        onClick={() => {
          onClose()
          onConfirm()
        }}
      >
        {t('earlyVisit.confirm')}
      </Button>
      <Button look="outline" small onClick={onClose}>
        {t('earlyVisit.cancel')}
      </Button>
    </Dialog>
  )
}
