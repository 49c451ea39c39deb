import { Scale } from 'lucide-react'
import styles from './editor.module.css'

/** Box with an editorial guideline. */
export function Reminder({ title, text }: { title: string; text: string }) {
  return (
    <aside className={styles.reminder} aria-label={title}>
      <Scale aria-hidden />
      <div>
        <p className={styles.reminderTitle}>{title}</p>
        <p>{text}</p>
      </div>
    </aside>
  )
}
