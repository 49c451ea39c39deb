import { ArrowRight } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { rememberedLocation, subscribeToFoundLocation } from '#client/found-location'
import { byCategory } from '#views/content/by-category'
import styles from './Booking.module.css'
import type { BookingState } from './booking-state'
import { Conditions } from './Conditions'
import { StepLink } from './StepLink'
import { useBookingLink } from './use-booking-link'
import { useCosts } from './use-costs'

/** Services to choose from, by category. They lead to the location of this visit, if they are offered there. */
export function ServiceCards({ services, location }: Pick<BookingState, 'services' | 'location'>) {
  const link = useBookingLink()
  const costs = useCosts()
  const remembered = useSyncExternalStore(subscribeToFoundLocation, rememberedLocation, () => null)
  const placeOf = ({ locations }: BookingState['services'][number]) =>
    location ?? locations.find((slug) => slug === remembered)
  return byCategory(services).map(({ category, members }) => (
    <section key={members[0]?.id} className={styles.group}>
      <h3 className={styles.subtitle}>{category}</h3>
      <ul className={styles.cards}>
        {members.map((service) => (
          <li key={service.id}>
            <StepLink className={styles.option} href={link({ service: service.key, location: placeOf(service) })}>
              <strong>{service.name}</strong> <span>{costs(service)}</span>
              <Conditions note={service.note} needsTest={service.needsTest} />
              <ArrowRight aria-hidden />
            </StepLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}
