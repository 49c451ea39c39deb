import { FieldError } from '#views/kit/forms/FieldError'
import { useFormState } from '#views/kit/forms/form-context'
import { useField } from '#views/kit/forms/use-field'
import styles from './editor.module.css'

/** Checkbox that submits `true` when checked. */
export function Checkbox({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { values } = useFormState()
  const { id, error, control } = useField(name, hint)
  const { defaultValue: _typed, ...attributes } = control
  return (
    <div className={styles.checkbox}>
      <input {...attributes} type="checkbox" value="true" defaultChecked={values[name] === 'true'} />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {error && <FieldError id={`${id}-error`} text={error} />}
      </div>
    </div>
  )
}
