import { NotGiven } from '../../list/CardTable'
import styles from './lead-list.module.css'

/** The first lines of what somebody wrote; all of it is on the lead's page. */
export function Excerpt({ text }: { text: string | null }) {
  return text ? <p className={styles.excerpt}>{text}</p> : <NotGiven />
}
