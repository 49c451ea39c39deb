import type { TherapistDto } from '#src/locations/therapists/therapist.dto'
import { Portrait } from '#views/locations/therapists/Portrait'
import { useTranslations } from '#views/page-context'
import styles from './Therapists.module.css'

/** Therapists at the location. */
export function Therapists({ therapists }: { therapists: TherapistDto[] }) {
  const t = useTranslations('location')
  return (
    <ul className={styles.list}>
      {therapists.map(({ name, role, training, languages, portrait, photo }) => (
        <li key={name} className={styles.therapist}>
          <Portrait of={portrait} photo={photo} />
          <div>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.training}>{training}</p>
            <p className={styles.languages}>{t('therapists.languages', { languages })}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
