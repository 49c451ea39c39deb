import { type DOMAttributes, type InputHTMLAttributes, Suspense } from 'react'
import { FieldFrame } from './FieldFrame'
import styles from './form.module.css'
import { useField } from './use-field'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, keyof DOMAttributes<HTMLInputElement>> {
  name: string
  label: string
  hint?: string
  /** Omits the mark of an optional field, where the hint explains when it is needed. */
  unmarked?: boolean
  multiline?: boolean
  /** Initial number of lines of a multi-line field. */
  rows?: number
}

/**
 * Text field. Attributes from the field description need not be repeated. A boundary of hydration, as other fields: where an extension has
 * changed one, React renders only that one again.
 */
export function Field({ name, label, hint, unmarked, rows = 5, ...others }: FieldProps) {
  const { id, error, described, control } = useField(name, hint)
  const { multiline, type, ...attributes } = { ...described, ...others }
  return (
    <Suspense>
      <FieldFrame id={id} label={label} required={attributes.required || unmarked} hint={hint} error={error}>
        {multiline ? (
          <textarea className={styles.control} rows={rows} {...attributes} {...control} />
        ) : (
          <input className={styles.control} type={type} {...attributes} {...control} />
        )}
      </FieldFrame>
    </Suspense>
  )
}
