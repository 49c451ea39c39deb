import { CircleAlert } from 'lucide-react'
import styles from './form.module.css'

/** Error message of a field; the control references it by id. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden />
      {text}
    </p>
  )
}
