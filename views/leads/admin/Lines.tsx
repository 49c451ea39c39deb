import styles from './Lines.module.css'

/** Renders multi-line text, such as the preferred slots of a request, one entry per line. */
export function Lines({ text }: { text: string | null }) {
  return text?.includes('\n') ? <span className={styles.lines}>{text}</span> : text
}
