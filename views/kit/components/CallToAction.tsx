import type { ReactNode } from 'react'
import styles from './CallToAction.module.css'

interface CallToActionProps {
  title: string
  text: string
  /** Buttons. */
  children: ReactNode
}

/** Call to action at the end of a page. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className={`laid-out-late ${styles.section}`}>
      <div className={styles.inner}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.buttons}>{children}</div>
      </div>
    </section>
  )
}
