import type { PictureName } from '../../client/pictures'
import { Picture } from '../components/ui/Picture'
import styles from './PictureBand.module.css'
import { Section } from '../components/ui/Section'

/** Section with a single picture between two text sections. */
export function PictureBand({ name, alt }: { name: PictureName; alt: string }) {
  return (
    <Section>
      <Picture className={styles.picture} name={name} alt={alt} sizes="(min-width: 64rem) 46rem, 92vw" />
    </Section>
  )
}
