import type { FieldDescription } from '#src/shared/forms/field'
import { useFormState } from './form-context'

/** What a control of the form around it gets: what is said of it there, its ids, its first value, its error. */
export function useField(name: string, hint?: string) {
  const { form, fields, values, errors, focused } = useFormState()
  const field = fields?.[name]
  const id = `${form}-${name}`
  const error = errors[name]
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    error,
    described: field && attributesOf(field),
    control: {
      id,
      name,
      defaultValue: values[name],
      autoFocus: focused === name || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}

function attributesOf(field: FieldDescription) {
  const required = Boolean(field.required)
  if (field.type === 'choice') return { required }
  const { type, multiline, autoComplete } = field
  // Nobody sees that a password was cut off: too long a one is refused instead.
  const maxLength = type === 'password' ? undefined : field.maxLength
  return { required, type, multiline, maxLength, autoComplete }
}
