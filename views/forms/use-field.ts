import type { ContentField } from '#src/shared/content/content-description'
import { fieldAt } from '#src/shared/content/described-fields'
import { useFormState } from './form-context'

/** What a control of the form around it gets: what is said of it there, its ids, its first value, its error. */
export function useField(name: string, hint?: string) {
  const { form, fields, values, errors, focused } = useFormState()
  const field = fieldAt(fields, name)
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

function attributesOf(field: ContentField) {
  const required = Boolean(field.required)
  // A number is typed as a text, with the comma or the point of a language.
  if (!('maxLength' in field)) return { required, type: field.type === 'number' ? 'text' : field.type }
  const { type, multiline, autoComplete } = field
  // Nobody sees that a password was cut off: too long a one is refused instead.
  const maxLength = type === 'password' ? undefined : field.maxLength
  return { required, type, multiline, maxLength, autoComplete }
}
