import { publicFile } from '#client/public-file'
import type { TherapistDto } from '#src/locations/therapists/therapist.dto'
import type { Portrait as Drawing } from '#src/shared/content/portraits'
import { Photo } from '#views/kit/components/Photo'
import styles from './Portrait.module.css'

interface PortraitProps {
  /** Drawing in place of a photograph. */
  of: Drawing
  photo: TherapistDto['photo']
}

/** Portrait of a therapist; decorative, because the name is beside it. */
export function Portrait({ of, photo }: PortraitProps) {
  if (photo) return <Photo className={styles.portrait} photo={photo} alt="" sizes="9rem" />
  return (
    <img
      className={styles.portrait}
      src={publicFile(`/portraits/${of}.svg`)}
      width={240}
      height={240}
      alt=""
      loading="lazy"
    />
  )
}
