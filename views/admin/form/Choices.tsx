import type { InputHTMLAttributes, ReactNode } from 'react'
import form from '../../forms/form.module.css'
import styles from './Choices.module.css'

interface ChoicesProps {
  legend: string
  /** Whether what stands around it says the same. */
  legendHidden?: boolean
  describedBy?: string
  children: ReactNode
}

/** A few things to choose from, all in sight. */
export function Choices({ legend, legendHidden, describedBy, children }: ChoicesProps) {
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy}>
      <legend className={legendHidden ? 'visually-hidden' : form.label}>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** A box or a radio button with what it stands for. */
export function Choice({ children, ...input }: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>{children}</span>
    </label>
  )
}
