import type { LocationDto } from '../../src/locations/location.dto'
import { LocationCard } from './LocationCard'
import styles from './LocationCards.module.css'

interface LocationCardsProps {
  locations: LocationDto[]
  /** Days to come on which every centre is closed, as `YYYY-MM-DD`. */
  holidays: string[]
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
