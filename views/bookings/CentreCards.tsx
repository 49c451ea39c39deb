import { ArrowRight } from 'lucide-react'
import { useTranslations } from '#views/page-context'
import styles from './Booking.module.css'
import type { BookingState } from './booking-state'
import { LateFilter } from './LateFilter'
import { StepLink } from './StepLink'
import { useBookingLink } from './use-booking-link'

/** Locations to choose from, each with its first free times once the service is known. */
export function CentreCards({ locations, firstTimes, late }: Pick<BookingState, 'locations' | 'firstTimes' | 'late'>) {
  const t = useTranslations('booking')
  const link = useBookingLink()
  return (
    <>
      {firstTimes.length > 0 && <LateFilter isLate={late} />}
      <ul className={styles.cards}>
        {locations.map(({ slug, name, address, postalCode, city }) => {
          const first = firstTimes.find((one) => one.slug === slug)?.times
          return (
            <li key={slug} className={styles.centre}>
              <StepLink className={styles.option} href={link({ location: slug })}>
                <strong>{name}</strong>{' '}
                <span>
                  {address}, {postalCode}&nbsp;{city}
                </span>
                <ArrowRight aria-hidden />
              </StepLink>
              {first && (
                <div className={styles.first}>
                  <p className={styles.label}>{t(first.length > 0 ? 'location.first' : 'location.none')}</p>
                  {first.length > 0 && (
                    <ul aria-label={t('location.firstAt', { name })}>
                      {first.map((time) => (
                        <li key={time.start}>
                          <StepLink
                            className={styles.start}
                            href={link({ location: slug, day: time.start.slice(0, 10), time: time.key })}
                          >
                            {time.label}
                          </StepLink>
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
