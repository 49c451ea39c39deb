import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Empty.module.css'

interface EmptyProps {
  text: string
  /** Actions to offer. */
  children?: ReactNode
}

export function Empty({ text, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Inbox aria-hidden />
      <p>{text}</p>
      {children}
    </div>
  )
}
