import { useEffect, useState } from 'react'
import type { AnswerOf } from '#client/documented'
import { readAt } from '#client/requests/requests'
import { formatDate } from '#views/formatting'
import { usePageContext, useTranslations } from '#views/page-context'
import { calendarAddress } from './calendar-address'
import type { CalendarData } from './calendar-data'
import styles from './form.module.css'
import { dayAndMinutes } from './times'
import { useNames } from './use-names'

type Absences = AnswerOf<'GET', '/api/admin/absences'>

/** Absences of the therapists of the location from today on; each leads to its first day. */
export function UpcomingAbsences({ calendar }: { calendar: CalendarData }) {
  const t = useTranslations('calendar')
  const names = useNames(calendar)
  const { language } = usePageContext()
  const [absences, setAbsences] = useState<Absences>([])
  useEffect(() => {
    let left = false
    readAt({ path: '/api/admin/absences' }).then(
      (found) => left || setAbsences(found),
      () => undefined, // the form works without the list
    )
    return () => void (left = true)
  }, [])
  const shown = absences.filter(({ therapistId }) => names.therapist(therapistId))
  if (shown.length === 0) return null
  return (
    <div className={styles.upcoming}>
      <h3 className={styles.subtitle}>{t('absences.upcoming')}</h3>
      <ul className={styles.alternatives}>
        {shown.map(({ id, therapistId, start, end, author }) => {
          const { date } = dayAndMinutes(start)
          return (
            <li key={id}>
              <a href={calendarAddress(calendar, { date, span: 'day' })}>{names.therapist(therapistId)}</a>,{' '}
              {formatDate(start, language)} – {formatDate(new Date(Date.parse(end) - 1).toISOString(), language)}
              {author && `, ${t('absences.by', { name: author })}`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
