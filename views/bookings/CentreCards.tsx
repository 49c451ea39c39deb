import { ArrowRight } from 'lucide-react'
import styles from './Booking.module.css'
import type { BookingState } from './booking-state'
import { StepLink } from './StepLink'
import { useBookingLink } from './use-booking-link'

/** Locations to choose from. */
export function CentreCards({ locations }: Pick<BookingState, 'locations'>) {
  const link = useBookingLink()
  return (
    <ul className={styles.cards}>
      {locations.map(({ slug, name, address, postalCode, city }) => (
        <li key={slug}>
          <StepLink className={styles.option} href={link({ location: slug })}>
            <strong>{name}</strong>{' '}
            <span>
              {address}, {postalCode}&nbsp;{city}
            </span>
            <ArrowRight aria-hidden />
          </StepLink>
        </li>
      ))}
    </ul>
  )
}
