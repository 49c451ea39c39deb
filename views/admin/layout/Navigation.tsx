import styles from './Navigation.module.css'
import { Sections } from './Sections'

/** Horizontal section navigation; on a phone the sections are in the menu. */
export function Navigation() {
  return <Sections className={styles.navigation!} linkClassName={styles.link!} />
}
