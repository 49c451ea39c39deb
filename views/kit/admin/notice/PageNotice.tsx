import type { ReactNode } from 'react'
import { Notice } from '../../forms/Notice'
import styles from '../../forms/Notice.module.css'

interface PageNoticeProps {
  kind?: 'done' | 'failed'
  title?: string
  children: ReactNode
}

/** Notice above a form or list: a result, which takes focus, or information. */
export function PageNotice({ kind, title, children }: PageNoticeProps) {
  return (
    <Notice
      kind={kind}
      title={title}
      className={styles.above}
      role={kind === 'failed' ? 'alert' : 'status'}
      tabIndex={kind && -1}
      autoFocus={Boolean(kind) || undefined}
    >
      {children}
    </Notice>
  )
}
