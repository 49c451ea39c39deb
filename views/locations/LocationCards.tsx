import type { LocationDto } from '#src/locations/location.dto'
import { LocationCard } from './LocationCard'
import styles from './LocationCards.module.css'

export function LocationCards({ locations }: { locations: LocationDto[] }) {
  return (
    <ul className={styles.list}>
      {locations.map((location) => (
        <li key={location.slug}>
          <LocationCard location={location} />
        </li>
      ))}
    </ul>
  )
}
