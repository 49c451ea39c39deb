import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Ref } from 'react'
import styles from './form.module.css'

interface NoticeProps {
  id: string
  title: string
  text: string
  failed: boolean
  /** Whether the page begins with it: there is no script to lead to it. */
  autoFocus: boolean
  ref: Ref<HTMLDivElement>
}

/** What became of a form, where its sender is looking. */
export function Notice({ id, title, text, failed, autoFocus, ref }: NoticeProps) {
  const Icon = failed ? CircleAlert : CircleCheck
  return (
    <div
      ref={ref}
      id={id}
      className={styles.notice}
      data-failed={failed || undefined}
      role={failed ? 'alert' : 'status'}
      tabIndex={-1}
      autoFocus={autoFocus}
    >
      <Icon aria-hidden />
      <div>
        <p className={styles.noticeTitle}>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  )
}
