import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps extends ComponentProps<'div'> {
  /** None for what there is to know first. */
  kind?: 'done' | 'failed'
  title?: string
  /** In place of that of its kind. */
  icon?: ReactNode
  /** What can be done about it, beside the text. */
  actions?: ReactNode
  /** With the room that a page of visitors gives. */
  large?: boolean
}

const icons = { done: <CircleCheck aria-hidden />, failed: <CircleAlert aria-hidden /> }

/** What became of something, or what there is to know first. */
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
