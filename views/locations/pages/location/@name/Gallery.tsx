import type { LocationDto } from '#src/locations/location.dto'
import { Photo } from '#views/kit/components/Photo'
import styles from './Gallery.module.css'

/** Photographs of the location: the first is large. */
export function Gallery({ pictures }: Pick<LocationDto, 'pictures'>) {
  return (
    <ul className={styles.gallery} data-count={Math.min(pictures.length, 3)}>
      {pictures.map((picture, index) => (
        <li key={picture.name}>
          <Photo
            className={styles.photo}
            photo={picture}
            sizes={index === 0 ? '(min-width: 64rem) 50rem, 92vw' : '(min-width: 64rem) 25rem, 46vw'}
          />
        </li>
      ))}
    </ul>
  )
}
