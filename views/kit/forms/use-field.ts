import type { ContentField } from '#src/shared/content/content-description'
import { fieldAt } from '#src/shared/content/described-fields'
import { useFormState } from './form-context'

/** Returns ids, attributes, initial value and error of a control in the surrounding form. */
export function useField(name: string, hint?: string) {
  const { form, fields, group, values, errors, focused } = useFormState()
  const field = fieldAt(fields, name)
  const id = `${form}-${name}`
  const error = errors[name]
  const groupName = group?.of.includes(name) ? group.name : undefined
  const groupError = groupName && errors[groupName] && `${form}-${groupName}-error`
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, groupError].filter(Boolean).join(' ')
  return {
    id,
    error,
    described: field && attributesOf(field),
    control: {
      id,
      name,
      defaultValue: values[name],
      autoFocus: focused === name || (focused === groupName && group?.of[0] === name) || undefined,
      'aria-invalid': error || groupError ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}

function attributesOf(field: ContentField) {
  const required = Boolean(field.required)
  // Numbers use a text field, to accept the decimal comma or point of the language.
  if (!('maxLength' in field)) return { required, type: field.type === 'number' ? 'text' : field.type }
  const { type, multiline, autoComplete } = field
  // A truncated password would go unnoticed, so a too long one is rejected instead.
  const maxLength = type === 'password' ? undefined : field.maxLength
  return { required, type, multiline, maxLength, autoComplete }
}
