import type { SpecialDay } from '../../src/shared/opening/opening-hours'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import { formatDay, formatInterval } from '../formatting'
import styles from './SpecialDays.module.css'
import { useZagrebClock } from '../opening-hours/use-zagreb-clock'

interface SpecialDaysProps {
  /** Special days of one location; they override the holidays. */
  own: SpecialDay[]
  holidays: SpecialDay[]
}

/** Upcoming days with different opening hours; holidays on which all locations are closed are omitted. */
export function SpecialDays({ own, holidays }: SpecialDaysProps) {
  const t = useTranslations('location')
  const { language } = usePageContext()
  const today = useZagrebClock()?.date ?? ''
  const ofAll = holidays.filter(({ date, hours }) => hours.length > 0 && !own.some((day) => day.date === date))
  const days = [...own, ...ofAll]
    .filter(({ date }) => date >= today)
    .sort((one, other) => one.date.localeCompare(other.date))
  if (days.length === 0) return null
  return (
    <div className={styles.days}>
      <p className={styles.title}>{t('specialDays.title')}</p>
      <ul>
        {days.map(({ date, hours }) => (
          <li key={date} className={styles.day}>
            <time dateTime={date}>{formatDay(date, language)}</time>
            <span>{hours.map((interval) => formatInterval(interval, language)).join(', ') || t('hours.closed')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
