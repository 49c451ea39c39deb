import { NotGiven } from '../../list/CardTable'
import styles from './lead-list.module.css'

/** First lines of a text; the lead's page shows all of it. */
export function Excerpt({ text, lang }: { text: string | null; lang: string }) {
  return text ? (
    <p className={styles.excerpt} lang={lang}>
      {text}
    </p>
  ) : (
    <NotGiven />
  )
}
