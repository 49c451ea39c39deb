import { isOutcomeOfVisit } from '#src/shared/leads/appointment-status'
import { isOutcomeOfBooking } from '#src/shared/leads/booking-status'
import { Dialog } from '#views/kit/admin/Dialog'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import type { DayAhead } from './answers-in-words'
import type { LeadKind } from './lead-kinds'

/** Checks whether a status would state the outcome of a visit before the first preferred day or the booked time of any of the leads. */
export const isEarlyVisit = (status: string | undefined, leads: DayAhead[]): boolean =>
  status !== undefined &&
  (isOutcomeOfVisit(status) || isOutcomeOfBooking(status)) &&
  leads.some(({ dayAhead }) => dayAhead)

interface EarlyVisitProps {
  kind: LeadKind
  /** Leads that are asked about; undefined while nothing is asked. */
  leads?: DayAhead[]
  /** Name of the new status. */
  status: string
  onConfirm: () => void
  onClose: () => void
}

/** Question before the outcome of a visit is recorded ahead of its first preferred day or its booked time. */
export function EarlyVisit({ kind, leads, status, onConfirm, onClose }: EarlyVisitProps) {
  const t = useTranslations('leads')
  const texts = kind.name === 'booking' ? 'earlyVisit.booked' : 'earlyVisit'
  const days = (leads ?? []).flatMap(({ dayAhead }) => dayAhead ?? [])
  return (
    <Dialog title={t('earlyVisit.title', { status })} open={leads !== undefined} onClose={onClose}>
      <p>
        {leads?.length === 1
          ? t(`${texts}.one`, { day: days[0]! })
          : t(`${texts}.several`, { count: days.length, of: leads?.length ?? 0 })}
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
