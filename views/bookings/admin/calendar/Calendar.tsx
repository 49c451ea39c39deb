import { useEffect, useRef, useState } from 'react'
import { showAgain } from '#client/show-again'
import type { ActionOutcome } from '#views/kit/admin/notice/action-outcome'
import { OutcomeNotice } from '#views/kit/admin/notice/OutcomeNotice'
import { useTranslations } from '#views/page-context'
import { AbsenceForm } from './AbsenceForm'
import { BookingForm } from './BookingForm'
import styles from './Calendar.module.css'
import { calendarAddress } from './calendar-address'
import type { CalendarData } from './calendar-data'
import { CalendarGrid } from './CalendarGrid'
import { CalendarHead } from './CalendarHead'
import { MoveForm } from './MoveForm'
import { MoveQuestion } from './MoveQuestion'
import type { Place } from './place'
import { RequestBar } from './RequestBar'
import { SidePanel } from './SidePanel'
import { VisitPanel } from './VisitPanel'
import { Waitlist } from './Waitlist'

/** Content of the panel beside the calendar. */
export type Shown =
  { what: 'visit' | 'move'; id: string } | { what: 'add'; place?: Place } | { what: 'absence'; id?: string }

export interface CalendarOutcome extends ActionOutcome {
  undo?: () => Promise<void>
}

/** Calendar of a location: visits of a day or a week, and all actions on them. */
export function Calendar({ calendar }: { calendar: CalendarData }) {
  const t = useTranslations('calendar')
  const { request, visits, absences } = calendar
  const [shown, setShown] = useState<Shown | undefined>(request ? { what: 'add' } : undefined)
  const [dropped, setDropped] = useState<{ id: string; place: Place }>()
  const [outcome, setOutcome] = useState<CalendarOutcome>()
  const [busy, setBusy] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const close = () => setShown(undefined)
  const show = (next: Shown) => {
    setOutcome(undefined)
    setShown(next)
  }
  /** Shows what was done, on the day where it is seen. */
  const finish = async (done: CalendarOutcome, changes: Parameters<typeof calendarAddress>[1] = {}) => {
    setDropped(undefined)
    if (!done.failed) close()
    await showAgain(calendarAddress(calendar, changes))
    setOutcome(done)
  }
  useEffect(() => {
    if (outcome && document.activeElement === document.body) notice.current?.focus()
  }, [outcome])
  const isAtRest = !shown && !dropped
  useEffect(() => {
    if (!isAtRest) return
    const refresh = () => document.visibilityState === 'visible' && navigator.onLine && void showAgain()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [isAtRest])
  const undo = outcome?.undo
  const visit = visits.find(({ id }) => shown && 'id' in shown && id === shown.id)
  const moved = dropped && visits.find(({ id }) => id === dropped.id)
  return (
    <div data-wide>
      <CalendarHead calendar={calendar} onShow={show} />
      <p className={styles.noScript}>{t('noScript')}</p>
      {request && <RequestBar calendar={calendar} request={request} onBook={() => show({ what: 'add' })} />}
      <OutcomeNotice
        outcome={outcome}
        busy={busy}
        onUndo={
          undo &&
          (() => {
            setBusy(true)
            void undo().finally(() => setBusy(false))
          })
        }
        onDismiss={() => setOutcome(undefined)}
        ref={notice}
        className={styles.notice}
      />
      <div className={styles.work} data-open={shown && (shown.what !== 'move' || visit) ? true : undefined}>
        <CalendarGrid
          calendar={calendar}
          shown={shown}
          onShow={show}
          onDrop={(id, place) => {
            setOutcome(undefined)
            setDropped({ id, place })
          }}
        />
        {shown?.what === 'add' && (
          <SidePanel title={t('form.title')} onClose={close}>
            <BookingForm
              key={JSON.stringify([shown.place, request?.id])}
              calendar={calendar}
              place={shown.place}
              onDone={finish}
              onClose={close}
            />
          </SidePanel>
        )}
        {shown?.what === 'visit' && (
          <VisitPanel
            key={shown.id}
            id={shown.id}
            calendar={calendar}
            onMove={() => show({ what: 'move', id: shown.id })}
            onDone={finish}
            onClose={close}
          />
        )}
        {shown?.what === 'move' && visit && (
          <SidePanel title={t('move.title')} onClose={close}>
            <MoveForm calendar={calendar} visit={visit} onDone={finish} onClose={close} />
          </SidePanel>
        )}
        {shown?.what === 'absence' && (
          <SidePanel title={t(shown.id ? 'absences.edit' : 'absences.new')} onClose={close}>
            <AbsenceForm
              key={shown.id}
              calendar={calendar}
              absence={absences.find(({ id }) => id === shown.id)}
              onDone={finish}
              onClose={close}
            />
          </SidePanel>
        )}
      </div>
      <Waitlist calendar={calendar} />
      <MoveQuestion
        calendar={calendar}
        visit={moved}
        place={dropped?.place}
        onDone={finish}
        onChoose={(place) => setDropped(dropped && { ...dropped, place })}
        onClose={() => setDropped(undefined)}
      />
    </div>
  )
}
