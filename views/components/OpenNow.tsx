import type { SpecialDay, WeeklyHours } from '../../src/locations/opening-hours'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import { formatTime } from './formatting'
import styles from './OpenNow.module.css'
import { openingStatus } from './opening-status'
import { useZagrebClock } from './use-zagreb-clock'

/** Open now, or when next: appears once the browser knows the time. */
export function OpenNow({ hours, specialDays }: { hours: WeeklyHours; specialDays: SpecialDay[] }) {
  const t = useTranslations('location')
  const { language } = usePageContext()
  const clock = useZagrebClock()
  const status = clock && openingStatus(hours, clock, specialDays)
  const say = () => {
    if (!status) return '\u00a0'
    if (status.kind === 'holiday') return t('status.closedHoliday')
    if (status.kind === 'closed') return t('status.closed')
    if (status.kind === 'open') return t('status.openNow', { time: formatTime(status.closes, language) })
    const time = formatTime(status.opens, language)
    if (status.days === 0) return t('status.opensToday', { time })
    if (status.days === 1) return t('status.opensTomorrow', { time })
    return t('status.opensOn', { day: t.list('onWeekdays')[status.weekday]!, time })
  }
  return (
    <p className={styles.status} data-open={status?.kind === 'open' ? true : undefined}>
      {say()}
    </p>
  )
}
