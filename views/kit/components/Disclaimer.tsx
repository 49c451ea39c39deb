import { Info } from 'lucide-react'
import styles from './Disclaimer.module.css'

/** Disclaimer, placed near every claim. */
export function Disclaimer({ text }: { text: string }) {
  return (
    <p className={styles.disclaimer} role="note">
      <Info aria-hidden />
      <span>{text}</span>
    </p>
  )
}
