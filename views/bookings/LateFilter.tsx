import { LATE_FROM } from '#src/shared/bookings/late-times'
import { formatTime } from '#views/formatting'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Booking.module.css'
import { StepLink } from './StepLink'
import { useBookingLink } from './use-booking-link'

interface LateFilterProps {
  isLate: boolean
  /** Monday of the weeks that stay shown. */
  from?: string
}

/** Choice between all times and those late in the day. */
export function LateFilter({ isLate, from }: LateFilterProps) {
  const t = useTranslations('booking')
  const { language } = usePageContext()
  const link = useBookingLink()
  const choices = [
    { value: undefined, label: t('hours.any') },
    { value: '1', label: t('hours.from', { time: formatTime(LATE_FROM, language) }) },
  ]
  return (
    <div className={styles.therapists} role="group" aria-label={t('hours.label')}>
      <span className={styles.label} aria-hidden>
        {t('hours.label')}
      </span>
      <ul className={styles.chips}>
        {choices.map(({ value, label }) => (
          <li key={label}>
            <StepLink
              className={styles.chip}
              href={link({ late: value, from })}
              aria-current={isLate === (value !== undefined) ? 'true' : undefined}
            >
              {label}
            </StepLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
