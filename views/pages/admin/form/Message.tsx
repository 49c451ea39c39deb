import type { ReactNode } from 'react'
import styles from './form.module.css'

/** A line above a form or list: what has been done, why not (there the reader begins), or what to know first. */
export function Message({ kind, children }: { kind?: 'done' | 'refusal'; children: ReactNode }) {
  const refusal = kind === 'refusal'
  return (
    <div
      className={styles.message}
      data-kind={kind}
      role={refusal ? 'alert' : 'status'}
      tabIndex={refusal ? -1 : undefined}
      autoFocus={refusal || undefined}
    >
      {children}
    </div>
  )
}
