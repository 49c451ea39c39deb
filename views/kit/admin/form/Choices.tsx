import type { InputHTMLAttributes, ReactNode } from 'react'
import form from '../../forms/form.module.css'
import styles from './Choices.module.css'

interface ChoicesProps {
  legend: string
  /** Hides the legend visually where the surroundings repeat it. */
  legendHidden?: boolean
  describedBy?: string
  children: ReactNode
}

/** Fieldset of checkboxes or radio buttons. */
export function Choices({ legend, legendHidden, describedBy, children }: ChoicesProps) {
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy}>
      <legend className={legendHidden ? 'visually-hidden' : form.label}>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Checkbox or radio button with its label. */
export function Choice({ children, ...input }: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>{children}</span>
    </label>
  )
}
