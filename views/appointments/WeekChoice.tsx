import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { LocationDto } from '#src/locations/location.dto'
import { faultOfDay, type LocalTime, type WishDay } from '#src/shared/appointments/wish'
import { daysAfter, holidayOn, hoursOfDay, weekdayOf } from '#src/shared/opening/opening-hours'
import { formatFullDay } from '#views/formatting'
import { Choice } from '#views/kit/forms/Choice'
import { ChoiceGroup } from '#views/kit/forms/ChoiceGroup'
import { usePageContext, useTranslations } from '#views/page-context'
import { formatDate, formatWeek, formatWeekday } from './format-week'
import styles from './WeekChoice.module.css'

interface WeekChoiceProps {
  name: string
  location: LocationDto
  now: LocalTime
  /** Days that can be chosen. */
  days: WishDay[]
  /** Chosen day, empty if there is none. */
  value: string
  onChoose: (date: string) => void
}

const mondayOf = (date: string) => daysAfter(date, -weekdayOf(date))

/** Choice of a day, one week at a time; days that cannot be chosen are shown with the reason. */
export function WeekChoice({ name, location, now, days, value, onChoose }: WeekChoiceProps) {
  const t = useTranslations('appointment')
  const { language } = usePageContext()
  const first = mondayOf(days[0]?.date ?? now.date)
  const last = mondayOf(days.at(-1)?.date ?? now.date)
  const [turnedTo, setTurnedTo] = useState('')
  const wanted = turnedTo || mondayOf(value || first)
  const monday = wanted < first ? first : wanted > last ? last : wanted
  const week = Array.from({ length: 7 }, (_, day) => daysAfter(monday, day))
  const near: Record<string, string> = { [now.date]: t('form.today'), [daysAfter(now.date, 1)]: t('form.tomorrow') }

  /** Days that are only too early or too late stay readable: the location is open. */
  const isClosed = (date: string) => date < now.date || hoursOfDay(date, location).intervals.length === 0
  const reasonOf = (date: string) => {
    const fault = faultOfDay(date, location, now, days)
    if (!fault) return undefined
    return {
      'wish.past': t('form.past'),
      'wish.tooEarly': near[date] ?? t('form.tooEarly'),
      'wish.tooFar': t('form.tooFar'),
      'wish.closed': holidayOn(date, location.holidays)?.name ?? t('form.closed'),
    }[fault]
  }
  /** A button at an end stays focusable, so that pressing it does not lose focus. */
  const turn = (weeks: 1 | -1, end: string) => {
    const isNext = weeks > 0
    return (
      <button
        type="button"
        className={isNext ? styles.next : styles.previous}
        aria-label={t(isNext ? 'form.nextWeek' : 'form.previousWeek')}
        aria-disabled={monday === end || undefined}
        onClick={() => monday !== end && setTurnedTo(daysAfter(monday, 7 * weeks))}
      >
        <ChevronDown aria-hidden />
      </button>
    )
  }
  const face = (date: string, note?: string) => (
    <span className={styles.face} aria-hidden>
      <span className={styles.weekday}>{formatWeekday(date, language)}</span>
      <span className={styles.date}>{formatDate(date, language)}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
  return (
    <ChoiceGroup name={name} label={t('form.date')}>
      <div className={styles.chooser}>
        <div className={styles.turns}>
          {turn(-1, first)}
          <p className={styles.range} aria-live="polite">
            {t('form.week', formatWeek(monday, language))}
          </p>
          {turn(1, last)}
        </div>
        <div className={styles.week} data-look="cards">
          {week.map((date) => {
            const reason = reasonOf(date)
            const full = formatFullDay(date, language)
            return reason === undefined ? (
              <Choice
                key={date}
                name={name}
                value={date}
                checked={date === value}
                onChange={() => onChoose(date)}
                aria-label={[near[date], full].filter(Boolean).join(', ')}
                label={face(date, near[date])}
              />
            ) : (
              <p key={date} className={styles.unavailable} data-struck={isClosed(date) || undefined}>
                <span className="visually-hidden">
                  {full}: {reason}
                </span>
                {face(date, reason)}
              </p>
            )
          })}
        </div>
        {value && !week.includes(value) && (
          <p className={styles.chosen}>
            <input type="hidden" name={name} value={value} />
            {t('form.chosenDay', { day: formatFullDay(value, language) })}
          </p>
        )}
      </div>
    </ChoiceGroup>
  )
}
