import { createContext, useContext } from 'react'
import type { ContentFields } from '#src/shared/content/content-description'
import type { FieldGroup } from '#src/shared/forms/field-group'

interface FormState {
  /** Form name, prefix of its field ids. */
  form: string
  /** Field descriptions. */
  fields: ContentFields
  /** Group of fields of which one is required. */
  group?: FieldGroup
  /** Initial values. */
  values: Record<string, string>
  /** Error messages by field. */
  errors: Record<string, string>
  submitting: boolean
  /** Field that takes focus when the server renders a rejected submission. */
  focused?: string
}

const Context = createContext<FormState | null>(null)

export const FormContextProvider = Context.Provider

export function useFormState(): FormState {
  const state = useContext(Context)
  if (!state) throw new Error('There is no form around this field')
  return state
}
