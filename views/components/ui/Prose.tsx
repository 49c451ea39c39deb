import styles from './Prose.module.css'

/** Text rendered from Markdown. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
