import { CalendarX2, Check, MessageSquareText, UserX } from 'lucide-react'
import type { HTMLAttributes } from 'react'
import type { CalendarVisit } from '#src/bookings/calendar/calendar-view'
import { isUncovered } from '#src/shared/bookings/coverage'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { useStatusName } from '#views/leads/admin/use-status-name'
import { usePageContext, useTranslations } from '#views/page-context'
import type { CalendarData, DayInWords } from './calendar-data'
import styles from './CalendarGrid.module.css'
import { type Placed, timeOf } from './geometry'
import { isMovable } from './use-drag'
import { useNames } from './use-names'

interface VisitBlockProps {
  visit: Placed<CalendarVisit>
  /** Attributes of its place. */
  at: HTMLAttributes<HTMLElement>
  calendar: CalendarData
  /** Day that begins with it in the list of a week. */
  day?: DayInWords
  isShown?: boolean
  isDragged: boolean
  handlers: HTMLAttributes<HTMLElement>
  onOpen: () => void
}

const icons = { came: Check, noShow: UserX } as const

/** Visit in the calendar: a link to its booking, which opens the panel where scripts run. */
export function VisitBlock({ visit, at, calendar, day, isShown, isDragged, handlers, onOpen }: VisitBlockProps) {
  const t = useTranslations('calendar')
  const say = useTranslations('leads')
  const { language } = usePageContext()
  const names = useNames(calendar)
  const statusName = useStatusName(leadKinds.booking)
  const { id, start, end, name, phone, service, status, room, hasNote, therapistId, coverage } = visit
  const gap = isUncovered(coverage) ? coverage : undefined
  const Icon = status in icons ? icons[status as keyof typeof icons] : undefined
  const isNarrow = calendar.span === 'week'
  return (
    <>
      {day && <li className={styles.day}>{day.full}</li>}
      <li
        className={styles.visit}
        data-narrow={isNarrow || undefined}
        data-everybody={(isNarrow && !calendar.therapist) || undefined}
        data-short={end - start <= 30 || undefined}
        {...at}
      >
        <a
          href={`${leadKinds.booking.list}/${id}`}
          className={styles.block}
          data-status={status}
          data-uncovered={gap && true}
          title={gap && say(`coverage.${gap}`)}
          data-dragged={isDragged || undefined}
          data-draggable={isMovable(visit) || undefined}
          aria-current={isShown || undefined}
          draggable={false}
          {...handlers}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            event.stopPropagation()
            onOpen()
          }}
        >
          <span className={styles.time}>
            {timeOf(start)}–{timeOf(end)}
            {Icon && <Icon aria-hidden />}
            {hasNote && (
              <>
                <MessageSquareText aria-hidden />
                <span className="visually-hidden">{t('hasNote')}</span>
              </>
            )}
          </span>
          {gap && (
            <span className={styles.uncovered}>
              <CalendarX2 aria-hidden />
              <span className={styles.gap}>
                {say('coverage.uncovered')}
                <span className={styles.reason}>: {say(`coverage.${gap}`)}</span>
              </span>
            </span>
          )}
          <strong className={styles.client}>{name}</strong>
          {phone && !isNarrow && <span className={styles.phone}>{phone}</span>}
          <span className={styles.service}>
            {service}
            {room && <span className={styles.room}>, {room[language]}</span>}
          </span>
          <span className={styles.therapist}>{names.therapist(therapistId)}</span>
          <span className={styles.status}>{statusName(status)}</span>
        </a>
      </li>
    </>
  )
}
