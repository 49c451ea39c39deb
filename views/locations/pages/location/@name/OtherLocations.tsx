import { ArrowRight } from 'lucide-react'
import type { LocationDto } from '#src/locations/location.dto'
import { addressOf } from '#src/shared/addresses'
import { usePageContext } from '#views/page-context'
import styles from './LinkRows.module.css'

/** Links to the pages of locations. */
export function OtherLocations({ locations }: { locations: LocationDto[] }) {
  const { language } = usePageContext()
  return (
    <ul className={styles.list}>
      {locations.map(({ slug, name, address, city }) => (
        <li key={slug}>
          <a className={styles.link} href={addressOf('location', language, { segment: slug })}>
            <span>
              {name}
              <span className={styles.detail}>
                {address}, {city}
              </span>
            </span>
            <ArrowRight aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
