import { type Opening, weekdayOf } from '#src/shared/opening/opening-hours'
import { formatDayOfMonth, formatTime } from '#views/formatting'
import { usePageContext, useTranslations } from '#views/page-context'
import { openingStatus } from './opening-status'
import styles from './OpenNow.module.css'
import { useZagrebClock } from './use-zagreb-clock'

const DAYS_OF_WEEK = 7

/** Opening status, "open now" or the next opening; rendered once the browser has the time. */
export function OpenNow({ opening }: { opening: Opening }) {
  const t = useTranslations('layout')
  const { language } = usePageContext()
  const clock = useZagrebClock()
  const status = clock && openingStatus(opening, clock)
  const say = () => {
    if (!status) return '\u00a0'
    if (status.kind === 'closed') return t('status.closed')
    if (status.kind === 'open') return t('status.openNow', { time: formatTime(status.closes, language) })
    const { days, date } = status
    const time = formatTime(status.opens, language)
    const when = status.onHoliday ? 'status.holiday' : 'status'
    if (days === 0) return t('status.opensToday', { time })
    if (days === 1) return t(`${when}.opensTomorrow`, { time })
    const weekday = t.list('status.onWeekdays')[weekdayOf(date)] ?? ''
    const day = days < DAYS_OF_WEEK ? weekday : `${weekday}, ${formatDayOfMonth(date, language)}`
    return t(`${when}.opensOn`, { day, time })
  }
  return (
    <p className={styles.status} data-open={status?.kind === 'open' ? true : undefined}>
      {say()}
    </p>
  )
}
