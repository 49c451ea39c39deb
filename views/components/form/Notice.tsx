import { CircleAlert, CircleCheck } from 'lucide-react'
import styles from './form.module.css'

interface NoticeProps {
  title: string
  text: string
  failed?: boolean
}

/** What became of a form, where its sender is looking. */
export function Notice({ title, text, failed = false }: NoticeProps) {
  const Icon = failed ? CircleAlert : CircleCheck
  return (
    <div className={styles.notice} data-failed={failed || undefined} role="status">
      <Icon aria-hidden />
      <div>
        <p className={styles.noticeTitle}>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  )
}
