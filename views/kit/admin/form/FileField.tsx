import { FieldFrame } from '../../forms/FieldFrame'
import styles from '../../forms/form.module.css'
import { useField } from '../../forms/use-field'
import fileStyles from './FileField.module.css'

interface FileFieldProps {
  name: string
  label: string
  hint?: string
  /** File types that the dialog of the browser offers first. */
  accept: string
}

/** File input. */
export function FileField({ name, label, hint, accept }: FileFieldProps) {
  const { id, error, control } = useField(name, hint)
  const { defaultValue: _, ...attributes } = control
  return (
    <FieldFrame id={id} label={label} required hint={hint} error={error}>
      <input type="file" className={`${styles.control} ${fileStyles.file}`} accept={accept} {...attributes} />
    </FieldFrame>
  )
}
