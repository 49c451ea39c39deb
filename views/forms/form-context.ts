import { createContext, useContext } from 'react'
import type { ContentFields } from '#src/shared/content/content-description'

interface FormState {
  /** Name of the form: makes the ids of its fields unique on the page. */
  form: string
  /** What it asks for. */
  fields: ContentFields
  /** What its fields begin with. */
  values: Record<string, string>
  /** Messages by field. */
  errors: Record<string, string>
  submitting: boolean
  /** The field to begin with when the server has shown the form again. */
  focused?: string
}

const Context = createContext<FormState | null>(null)

export const FormContextProvider = Context.Provider

export function useFormState(): FormState {
  const state = useContext(Context)
  if (!state) throw new Error('There is no form around this field')
  return state
}
