import { useFormState } from './form-context'

/** What a control of the form around it gets: its ids, its first value, its error. */
export function useField(name: string, hint?: string) {
  const { form, values, errors, focused } = useFormState()
  const id = `${form}-${name}`
  const error = errors[name]
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    error,
    control: {
      id,
      name,
      defaultValue: values[name],
      autoFocus: focused === name || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  }
}
