import type { PictureName } from '../../client/pictures'
import { Picture } from './Picture'
import styles from './PictureBand.module.css'
import { Section } from './Section'

/** A picture across the page, between what it tells of and what comes next. */
export function PictureBand({ name, alt }: { name: PictureName; alt: string }) {
  return (
    <Section className={styles.band}>
      <Picture className={styles.picture} name={name} alt={alt} sizes="(min-width: 64rem) 75rem, 92vw" />
    </Section>
  )
}
