import type { ReactNode } from 'react'
import { Notice } from '../../forms/Notice'
import styles from '../../forms/Notice.module.css'

interface PageNoticeProps {
  kind?: 'done' | 'failed'
  title?: string
  children: ReactNode
}

/** Above a form or list: what has been done or why not, where the reader begins; or what to know first. */
export function PageNotice({ kind, title, children }: PageNoticeProps) {
  return (
    <Notice
      {...{ kind, title }}
      className={styles.above}
      role={kind === 'failed' ? 'alert' : 'status'}
      tabIndex={kind && -1}
      autoFocus={Boolean(kind) || undefined}
    >
      {children}
    </Notice>
  )
}
