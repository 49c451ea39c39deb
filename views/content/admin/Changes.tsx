import type { ReactNode } from 'react'
import styles from './Changes.module.css'

export interface ChangeInWords {
  label: string
  from: string
  to: string
}

interface ChangesProps<Change> {
  changes: Change[]
  /** Returns the action on the old value of a change. */
  action?: (change: Change) => ReactNode
}

/** List of changed fields with old and new values. */
export function Changes<Change extends ChangeInWords>({ changes, action }: ChangesProps<Change>) {
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.label}>
          {change.label}: <del>{change.from}</del> {action?.(change)} → <ins>{change.to}</ins>
        </li>
      ))}
    </ul>
  )
}
