import styles from './CentreLinks.module.css'

interface Centre {
  slug: string
  name: string
}

interface CentreLinksProps {
  label: string
  locations: Centre[]
  href: (location: Centre) => string
}

/** Locations that offer another way to an appointment, as links; nothing without any. */
export function CentreLinks({ label, locations, href }: CentreLinksProps) {
  if (locations.length === 0) return null
  return (
    <div className={styles.centres}>
      <p>{label}</p>
      <ul className={styles.list}>
        {locations.map((location) => (
          <li key={location.slug}>
            <a rel="nofollow" href={href(location)}>
              {location.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
