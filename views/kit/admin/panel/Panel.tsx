import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  title?: string
  /** Id of the title, if it labels anything else. */
  titleId?: string
  lead?: string
  children?: ReactNode
}

export function Panel({ title, titleId, lead, children }: PanelProps) {
  const ownId = useId()
  const id = titleId ?? ownId
  return (
    <section className={styles.panel} aria-labelledby={title && id}>
      {title && (
        <h2 id={id} className={styles.panelTitle}>
          {title}
        </h2>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
