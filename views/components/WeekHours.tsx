import type { WeeklyHours } from '../../src/locations/opening-hours'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import { formatInterval } from './formatting'
import { useZagrebClock } from './use-zagreb-clock'
import styles from './WeekHours.module.css'

/** Opening hours day by day, today marked. */
export function WeekHours({ hours }: { hours: WeeklyHours }) {
  const t = useTranslations('location')
  const { language } = usePageContext()
  const today = useZagrebClock()?.weekday
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
        {t.list('weekdays').map((day, index) => {
          const intervals = hours[index] ?? []
          return (
            <tr key={day} data-today={index === today || undefined}>
              <th scope="row">
                {day}
                {index === today && <span className={styles.today}>{t('hours.today')}</span>}
              </th>
              <td>{intervals.map((interval) => formatInterval(interval, language)).join(', ') || t('hours.closed')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
