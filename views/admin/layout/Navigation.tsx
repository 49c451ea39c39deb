import styles from './Navigation.module.css'
import { Sections } from './Sections'

/** The sections in a row; on a phone they are in the menu. */
export function Navigation() {
  return <Sections className={styles.navigation!} linkClassName={styles.link!} />
}
