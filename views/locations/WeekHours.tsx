import { daysAfter, type HoursOfDay, hoursOfDay, type Opening, weekdayOf } from '#src/shared/opening/opening-hours'
import { formatInterval } from '#views/formatting'
import { usePageContext, useTranslations } from '#views/page-context'
import { useZagrebClock } from './opening-hours/use-zagreb-clock'
import styles from './WeekHours.module.css'

const DAYS_OF_WEEK = 7

/** Opening hours of each weekday; once the browser has the date, of the next seven days from today. */
export function WeekHours({ opening }: { opening: Opening }) {
  const t = useTranslations('location')
  const { language } = usePageContext()
  const clock = useZagrebClock()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('hours.caption')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('hours.day')}</th>
          <th scope="col">{t('hours.time')}</th>
        </tr>
      </thead>
      <tbody>
        {t.list('weekdays').map((day, weekday) => {
          const date = clock && daysAfter(clock.date, (weekday - weekdayOf(clock.date) + DAYS_OF_WEEK) % DAYS_OF_WEEK)
          const isToday = date !== undefined && date === clock?.date
          const { intervals, exception }: HoursOfDay = date
            ? hoursOfDay(date, opening)
            : { intervals: opening.hours[weekday] ?? [] }
          return (
            <tr key={day} data-today={isToday || undefined}>
              <th scope="row">
                {day} {isToday && <span className={styles.tag}>{t('hours.today')}</span>}{' '}
                {exception && <span className={styles.tag}>{t(`hours.${exception}`)}</span>}
              </th>
              <td>{intervals.map((interval) => formatInterval(interval, language)).join(', ') || t('hours.closed')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
