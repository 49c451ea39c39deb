import type { ReactNode } from 'react'
import styles from './LinkPage.module.css'

interface LinkPageProps {
  title: string
  text: string
  /** Next action. */
  children: ReactNode
}

/** Page for a link in a mail: one message, one action. */
export function LinkPage({ title, text, children }: LinkPageProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
