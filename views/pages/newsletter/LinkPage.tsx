import type { ReactNode } from 'react'
import styles from './LinkPage.module.css'

interface LinkPageProps {
  title: string
  text: string
  /** What to do next. */
  children: ReactNode
}

/** Where a link in a mail leads: one thing said, one thing to do. */
export function LinkPage({ title, text, children }: LinkPageProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
