import { CalendarPlus } from 'lucide-react'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { useTranslations } from '#views/page-context'
import { calendarAddress } from './calendar-address'
import type { CalendarData } from './calendar-data'
import { Pills } from './Pills'
import styles from './RequestBar.module.css'

interface RequestBarProps {
  calendar: CalendarData
  request: NonNullable<CalendarData['request']>
  onBook: () => void
}

/** Appointment request that is to be booked: the preferred days lead to their calendar. */
export function RequestBar({ calendar, request, onBook }: RequestBarProps) {
  const t = useTranslations('calendar')
  return (
    <section className={styles.bar} aria-label={t('request.label')}>
      <div className={styles.about}>
        <p className={styles.title}>{t('request.title', { name: request.name })}</p>
        <p>
          {request.service}
          {request.note && <span className={styles.note}> · {request.note}</span>}
        </p>
        <div className={styles.wishes}>
          <span>{t('request.wishes')}</span>
          <Pills
            label={t('request.wishes')}
            pills={request.wishes.map(({ date, text }) => ({
              text,
              href: calendarAddress(calendar, { date, span: 'day' }),
              isCurrent: date === calendar.date,
            }))}
          />
        </div>
      </div>
      <div className={styles.actions}>
        <Button small onClick={onBook}>
          <CalendarPlus aria-hidden />
          {t('add')}
        </Button>
        <ButtonLink small look="outline" href={`${leadKinds.appointmentRequest.list}/${request.id}`}>
          {t('request.open')}
        </ButtonLink>
        <ButtonLink small look="outline" href={calendarAddress(calendar, { request: null })}>
          {t('request.stop')}
        </ButtonLink>
      </div>
    </section>
  )
}
