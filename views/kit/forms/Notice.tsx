import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps extends ComponentProps<'div'> {
  /** Undefined for neutral information. */
  kind?: 'done' | 'failed'
  title?: string
  /** Replaces the icon of the kind. */
  icon?: ReactNode
  /** Actions beside the text. */
  actions?: ReactNode
  /** With the spacing of public pages. */
  large?: boolean
}

const icons = { done: <CircleCheck aria-hidden />, failed: <CircleAlert aria-hidden /> }

/** Notice with a result or with information. */
export function Notice({ kind, title, icon, actions, large, className = '', children, ...attributes }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${className}`} data-kind={kind} data-large={large || undefined} {...attributes}>
      {icon ?? (kind && icons[kind])}
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions}
    </div>
  )
}
