import type { ReactNode } from 'react'
import styles from './form.module.css'

/** A line above a form or list: what has been done or why not, where the reader begins; or what to know first. */
export function Message({ kind, children }: { kind?: 'done' | 'refusal'; children: ReactNode }) {
  return (
    <div
      className={styles.message}
      data-kind={kind}
      role={kind === 'refusal' ? 'alert' : 'status'}
      tabIndex={kind && -1}
      autoFocus={Boolean(kind) || undefined}
    >
      {children}
    </div>
  )
}
