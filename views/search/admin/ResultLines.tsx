import { useTranslations } from '#views/page-context'
import { Highlighted } from './Highlighted'
import styles from './results.module.css'

/** Result as the palette and the search page show it. */
export interface ShownResult {
  address: string
  title: string
  text?: string | null
  kind: string
  status?: string | null
  /** Time in words. */
  when?: string
  leads?: number | null
}

/** Lines of a result, with the parts marked that the search found. */
export function ResultLines({ result, search }: { result: ShownResult; search: string }) {
  const t = useTranslations('admin')
  const { title, text, kind, status, when, leads } = result
  return (
    <>
      <span className={styles.title}>
        <Highlighted text={title} search={search} />
      </span>
      <span className={styles.tags}>
        <span className={styles.tag}>{kind}</span>
        {status && <span className={styles.tag}>{status}</span>}
        {leads != null && <span className={styles.tag}>{t('search.leads', { count: leads })}</span>}
        {when && <span className={styles.when}>{when}</span>}
      </span>
      {text && (
        <span className={styles.text}>
          <Highlighted text={text} search={search} />
        </span>
      )}
    </>
  )
}
