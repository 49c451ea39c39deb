import { NotGiven } from '#views/kit/admin/list/CardTable'
import styles from './lead-list.module.css'

interface ExcerptProps {
  text: string | null
  /** Language of a text that the sender wrote. */
  lang?: string
  /** True for a name, which has two lines. */
  isName?: boolean
}

/** First lines of a text; the lead's page shows all of it. */
export function Excerpt({ text, lang, isName }: ExcerptProps) {
  return text ? (
    <p className={styles.excerpt} data-name={isName} lang={lang}>
      {text}
    </p>
  ) : (
    <NotGiven />
  )
}
