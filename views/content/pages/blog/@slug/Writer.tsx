import type { TherapistDto } from '#src/locations/therapists/therapist.dto'
import { addressOf } from '#src/shared/addresses'
import { Portrait } from '#views/locations/therapists/Portrait'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Writer.module.css'

/** Author box of a post written by a therapist, with links to their locations. */
export function Writer({ writer: { name, role, training, locations, portrait, photo } }: { writer: TherapistDto }) {
  const t = useTranslations('blog')
  const { language } = usePageContext()
  const [location] = locations
  return (
    <aside className={styles.writer} aria-label={t('authorTitle')}>
      <Portrait of={portrait} photo={photo} />
      <div>
        <p className={styles.name}>
          {location ? <a href={addressOf('location', language, { segment: location })}>{name}</a> : name}, {role}
        </p>
        <p className={styles.training}>{training}</p>
      </div>
    </aside>
  )
}
