import { Inbox } from 'lucide-react'
import styles from './Empty.module.css'

export function Empty({ text }: { text: string }) {
  return (
    <div className={styles.empty}>
      <Inbox aria-hidden />
      <p>{text}</p>
    </div>
  )
}
