import type { InputHTMLAttributes } from 'react'
import { FieldFrame } from './FieldFrame'
import styles from './form.module.css'
import { useField } from './use-field'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  hint?: string
}

export function Field({ name, label, hint, required, ...attributes }: FieldProps) {
  const { id, error, control } = useField(name, hint)
  return (
    <FieldFrame {...{ id, label, required, hint, error }}>
      <input className={styles.control} required={required} {...attributes} {...control} />
    </FieldFrame>
  )
}
