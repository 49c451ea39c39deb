import styles from './Lines.module.css'

/** What is one thing a line, such as the wishes of a request. */
export function Lines({ text }: { text: string | null }) {
  return text?.includes('\n') ? <span className={styles.lines}>{text}</span> : text
}
