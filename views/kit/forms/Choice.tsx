import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './Choices.module.css'

interface ChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  value: string
  label: ReactNode
}

/** Radio button whose whole label can be pressed. */
export function Choice({ label, ...attributes }: ChoiceProps) {
  return (
    <label className={styles.option}>
      <input className={styles.input} type="radio" {...attributes} />
      <span className={styles.face}>{label}</span>
    </label>
  )
}
