import { Plus } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import type { DayRange } from '#src/bookings/calendar/calendar-view'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { useZagrebClock } from '#views/locations/opening-hours/use-zagreb-clock'
import { useTranslations } from '#views/page-context'
import type { Shown } from './Calendar'
import type { CalendarData } from './calendar-data'
import styles from './CalendarGrid.module.css'
import { type Column, layOut, placeAt, type PlaceInColumn, timeOf } from './geometry'
import type { Place } from './place'
import { keyOf, type Position, positionOf, propertiesOf } from './positions'
import { useDrag } from './use-drag'
import { useNames } from './use-names'
import { VisitBlock } from './VisitBlock'

interface CalendarGridProps {
  calendar: CalendarData
  shown?: Shown
  onShow: (shown: Shown) => void
  onDrop: (id: string, place: Place) => void
}

/**
 * Columns of therapists or days with their visits, which are one list in the order of time: on a phone that list is all there is.
 * Free places and drags are for pointers; buttons do the same for the keyboard.
 */
export function CalendarGrid({ calendar, shown, onShow, onDrop }: CalendarGridProps) {
  const t = useTranslations('calendar')
  const names = useNames(calendar)
  const hydrated = useHydrated()
  const clock = useZagrebClock()
  const [hovered, setHovered] = useState<PlaceInColumn>()
  const { columns, frame, open, visits, held, absences, elsewhere } = layOut(calendar)
  const { span, days, location, step } = calendar
  const drag = useDrag((pointer, box) => placeAt(pointer, box, columns, frame, step, Math.round), onDrop)
  const freeAt = (event: MouseEvent) =>
    placeAt(event, event.currentTarget.getBoundingClientRect(), columns, frame, step, Math.floor)
  const hours = Array.from({ length: frame.last - frame.first }, (_, index) => frame.first + index)
  const now = clock && {
    column: columns.findIndex(({ day }) => day.date === clock.date),
    minutes: 60 * Number(clock.time.slice(0, 2)) + Number(clock.time.slice(3)),
  }
  const at = (position: Position) => ({
    'data-at': keyOf(position),
    style: hydrated ? propertiesOf(position) : undefined,
  })
  const atMinutes = (column: number, start: number, length: number) =>
    at(positionOf({ column, start, end: start + length }, frame))
  const inside = (minutes: number) => minutes >= frame.first * 60 && minutes < frame.last * 60
  if (!location) return <p className={styles.empty}>{t('noLocation')}</p>
  if (columns.length === 0) return <p className={styles.empty}>{t('noTherapists')}</p>
  return (
    <section
      className={styles.calendar}
      data-columns={columns.length}
      style={hydrated ? propertiesOf({ columns: columns.length, hours: hours.length }) : undefined}
      aria-label={t('grid')}
    >
      {!hydrated && <style dangerouslySetInnerHTML={{ __html: calendar.style }} />}
      <div className={styles.scroll} data-many={columns.length > 4 || undefined}>
        <div className={styles.heads}>
          {columns.map((column) => (
            <ColumnHead key={column.key} calendar={calendar} column={column} />
          ))}
        </div>
        <div className={styles.body}>
          <div className={styles.hours} aria-hidden>
            {hours.map((hour) => (
              <span key={hour}>{timeOf(hour * 60)}</span>
            ))}
          </div>
          <div className={styles.area} data-area>
            <div className={styles.columns} aria-hidden>
              {columns.map(({ key }) => (
                <div key={key} className={styles.column} />
              ))}
              {open.map(({ position }) => (
                <div key={keyOf(position)} className={styles.open} {...at(position)} />
              ))}
            </div>
            {hydrated && (
              <div
                className={styles.free}
                data-free
                aria-hidden
                onPointerMove={(event) => setHovered(event.pointerType === 'touch' ? undefined : freeAt(event))}
                onPointerLeave={() => setHovered(undefined)}
                onClick={(event) => {
                  const place = freeAt(event)
                  if (place) onShow({ what: 'add', place })
                }}
              />
            )}
            {absences.map((absence) => (
              <button
                key={`${absence.id} ${absence.date}`}
                type="button"
                className={styles.absence}
                {...at(absence.position)}
                onClick={() => onShow({ what: 'absence', id: absence.id })}
              >
                <span>
                  <span className={styles.who}>
                    {names.therapist(absence.therapistId)}, {spanOf(absence)}:{' '}
                  </span>
                  {t('absence')}
                </span>
              </button>
            ))}
            {elsewhere.map((visit) => (
              <p key={`${visit.id} ${visit.date}`} className={styles.elsewhere} {...at(visit.position)}>
                <span className={styles.who}>
                  {names.therapist(visit.therapistId)}, {spanOf(visit)}:{' '}
                </span>
                {visit.location === null
                  ? t('elsewhereHidden')
                  : t('elsewhere', { location: names.location(visit.location) })}
              </p>
            ))}
            {held.map((one) => (
              <p key={`${one.id} ${one.date}`} className={styles.held} {...at(one.position)}>
                <span className={styles.who}>
                  {span === 'week' && `${dayOf(days, one.date)?.short}, `}
                  {names.therapist(one.therapistId)}, {spanOf(one)}:{' '}
                </span>
                <strong>{one.name}</strong> {t('held', { time: one.until })}
              </p>
            ))}
            {hovered && !drag.dragged && (
              <div className={styles.ghost} aria-hidden {...atMinutes(hovered.column, hovered.start, step)}>
                <Plus aria-hidden />
                {timeOf(hovered.start)}
              </div>
            )}
            {drag.dragged && (
              <div
                className={styles.ghost}
                aria-hidden
                {...atMinutes(drag.dragged.column, drag.dragged.start, drag.dragged.length)}
              >
                {timeOf(drag.dragged.start)}
              </div>
            )}
            <ol className={styles.visits}>
              {visits.map((visit, index) => (
                <VisitBlock
                  key={`${visit.id} ${visit.date}`}
                  visit={visit}
                  at={at(visit.position)}
                  calendar={calendar}
                  day={span === 'week' && visit.date !== visits[index - 1]?.date ? dayOf(days, visit.date) : undefined}
                  isShown={shown && 'id' in shown && shown.id === visit.id}
                  isDragged={drag.dragged?.id === visit.id}
                  handlers={drag.handlersFor(visit)}
                  onOpen={() => onShow({ what: 'visit', id: visit.id })}
                />
              ))}
            </ol>
            {now && now.column >= 0 && inside(now.minutes) && (
              <div
                className={styles.now}
                data-span={span}
                {...atMinutes(span === 'week' ? now.column : 0, now.minutes, 0)}
              >
                <span className="visually-hidden">{t('now', { time: timeOf(now.minutes) })}</span>
              </div>
            )}
          </div>
        </div>
      </div>
      {visits.length === 0 && <p className={styles.empty}>{t(`empty.${span}`)}</p>}
    </section>
  )
}

/** Formats a part of a day; one of a whole day has no times. */
const spanOf = ({ start, end }: DayRange) => (start === 0 && end === 1440 ? '0–24' : `${timeOf(start)}–${timeOf(end)}`)

const dayOf = (days: CalendarData['days'], date: string) => days.find((day) => day.date === date)

function ColumnHead({ calendar, column }: { calendar: CalendarData; column: Column }) {
  const t = useTranslations('calendar')
  const names = useNames(calendar)
  const { span, visits, absences, therapist, today } = calendar
  const { day, therapistId, open } = column
  const isOwn = (entry: { date: string; therapistId: string }) =>
    entry.date === day.date && (!therapistId || entry.therapistId === therapistId)
  const count = visits.filter(isOwn).length
  const away = span === 'week' && !therapist ? absences.filter(isOwn) : []
  const hours = open.map(({ start, end }) => `${timeOf(start)}–${timeOf(end)}`).join(', ')
  const closed = day.open.length > 0 ? t('notWorking') : t(day.isHoliday ? 'holiday' : 'closed')
  return (
    <div className={styles.head} data-today={(span === 'week' && day.date === today) || undefined}>
      <h2 className={styles.headName}>{therapistId && span === 'day' ? names.therapist(therapistId) : day.short}</h2>
      <p className={styles.headHours}>{hours || closed}</p>
      <p className={styles.headCount}>{t.plural('count', count)}</p>
      {away.length > 0 && (
        <p className={styles.headHours}>
          {t('absence')}: {[...new Set(away.map((one) => names.therapist(one.therapistId)))].join(', ')}
        </p>
      )}
    </div>
  )
}
