import type { TextareaHTMLAttributes } from 'react'
import { FieldFrame } from './FieldFrame'
import styles from './form.module.css'
import { useField } from './use-field'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  name: string
  label: string
  hint?: string
}

export function TextArea({ name, label, hint, required, rows = 5, ...attributes }: TextAreaProps) {
  const { id, error, control } = useField(name, hint)
  return (
    <FieldFrame {...{ id, label, required, hint, error }}>
      <textarea className={styles.control} required={required} rows={rows} {...attributes} {...control} />
    </FieldFrame>
  )
}
