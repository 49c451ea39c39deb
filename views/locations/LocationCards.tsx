import type { LocationDto } from '../../src/locations/location.dto'
import type { SpecialDay } from '../../src/shared/opening/opening-hours'
import { LocationCard } from './LocationCard'
import styles from './LocationCards.module.css'

interface LocationCardsProps {
  locations: LocationDto[]
  /** Upcoming days on which no location has its regular hours. */
  holidays: SpecialDay[]
}

export function LocationCards({ locations, holidays }: LocationCardsProps) {
  return (
    <ul className={styles.list}>
      {locations.map((location) => (
        <li key={location.slug}>
          <LocationCard location={location} holidays={holidays} />
        </li>
      ))}
    </ul>
  )
}
