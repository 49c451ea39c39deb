import { NotGiven } from '../../list/CardTable'
import styles from './lead-list.module.css'

/** The first lines of what somebody wrote; all of it is on the lead's page. */
export function Excerpt({ text, lang }: { text: string | null; lang: string }) {
  return text ? (
    <p className={styles.excerpt} lang={lang}>
      {text}
    </p>
  ) : (
    <NotGiven />
  )
}
