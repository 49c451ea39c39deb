import { write } from '#client/requests/requests'
import type { CalendarVisit } from '#src/bookings/calendar/calendar-view'
import { isUncovered } from '#src/shared/bookings/coverage'
import { UNDO_SECONDS } from '#src/shared/leads/undo'
import { useFailure } from '#views/kit/admin/use-failure'
import { useTranslations } from '#views/page-context'
import type { CalendarOutcome } from './Calendar'
import type { CalendarData } from './calendar-data'
import { dayAndMinutes } from './times'
import { useNames } from './use-names'

export interface Destination {
  start: string
  therapistId: string
  location: string
}

/** Returns a function that moves a visit, and one that reports it with a way back. */
export function useMove(
  calendar: CalendarData,
  onDone: (outcome: CalendarOutcome, changes?: { date?: string; location?: string }) => Promise<void>,
) {
  const t = useTranslations('calendar')
  const notice = useTranslations('leads')('outcome.noticeTime', { minutes: UNDO_SECONDS / 60 })
  const names = useNames(calendar)
  const describeFailure = useFailure()
  const send = (visit: CalendarVisit, version: number, body: Destination & { acceptGaps?: boolean }) =>
    write({
      method: 'POST',
      path: '/api/admin/bookings/{id}/move',
      parameters: { id: visit.id },
      ifMatch: `"${version}"`,
      body,
    })
  return {
    move: (visit: CalendarVisit, to: Destination) => send(visit, visit.version, to),
    report: async (visit: CalendarVisit, to: Destination, version: number) => {
      const { date, minutes } = dayAndMinutes(to.start)
      const moment = names.moment(date, minutes)
      const back = {
        start: visit.starts,
        therapistId: visit.therapistId,
        location: calendar.location!,
        // A visit that was not covered is reported again, and one that was covered because staff accepted its gaps is covered again.
        acceptGaps: !isUncovered(visit.coverage),
      }
      const undo = async () => {
        try {
          await send(visit, version, back)
          await onDone({ text: t('done.movedBack') }, { date: visit.date, location: back.location })
        } catch (error) {
          await onDone(describeFailure(error))
        }
      }
      const text = `${t('done.moved', { name: visit.name, time: moment })} ${notice}`
      await onDone({ text, undo }, { date, location: to.location })
    },
  }
}
