import type { HolidayDto, LocationDto } from '#src/locations/location.dto'
import { isPublicHoliday, lastDayOf, type Opening } from '#src/shared/opening/opening-hours'
import { formatDay, formatInterval, formatNumericDay } from '#views/formatting'
import { usePageContext, useTranslations } from '#views/page-context'
import { useZagrebClock } from './opening-hours/use-zagreb-clock'
import styles from './SpecialDays.module.css'

type Line = Opening['specialDays'][number] & Partial<HolidayDto>

/** Upcoming days and periods with different opening hours; public holidays on which all locations are closed are omitted. */
export function SpecialDays({ of: { specialDays, holidays } }: { of: LocationDto }) {
  const t = useTranslations('location')
  const { language } = usePageContext()
  const today = useZagrebClock()?.date ?? ''
  const listed = holidays.filter(
    (holiday) =>
      (holiday.hours.length > 0 || !isPublicHoliday(holiday)) &&
      (holiday.lastDay || !specialDays.some(({ date }) => date === holiday.date)),
  )
  const lines: Line[] = [...specialDays, ...listed]
    .filter(({ date, lastDay = null }: Line) => lastDayOf({ date, lastDay }) >= today)
    .sort((one, other) => one.date.localeCompare(other.date))
  if (lines.length === 0) return null
  return (
    <div className={styles.days}>
      <p className={styles.title}>{t('specialDays.title')}</p>
      <ul>
        {lines.map(({ date, lastDay, name, hours }) => (
          <li key={`${date} ${lastDay} ${name}`} className={styles.day}>
            <span>
              {lastDay ? (
                <>
                  <time dateTime={date}>{formatNumericDay(date, language)}</time> –{' '}
                  <time dateTime={lastDay}>{formatNumericDay(lastDay, language)}</time>
                </>
              ) : (
                <time dateTime={date}>{formatDay(date, language)}</time>
              )}
              {name && `: ${name}`}
            </span>
            <span>{hours.map((interval) => formatInterval(interval, language)).join(', ') || t('hours.closed')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
