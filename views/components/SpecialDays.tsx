import type { SpecialDay } from '../../src/locations/opening-hours'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import { formatDay, formatInterval } from './formatting'
import styles from './SpecialDays.module.css'

/** Days to come on which a centre keeps other hours than its usual ones. */
export function SpecialDays({ days }: { days: SpecialDay[] }) {
  const t = useTranslations('location')
  const { language } = usePageContext()
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
