import { CircleAlert } from 'lucide-react'
import styles from './form.module.css'

/** What is wrong with a field; its control names it by the id. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden />
      {text}
    </p>
  )
}
