import { type ReactNode, type SubmitEvent, useState } from 'react'
import { FormContextProvider } from '../../components/form/form-context'
import { useFaultTexts } from '../../components/form/use-fault-texts'
import type { FormName } from '#src/rendering/form-outcome'
import type { Fields } from '#src/shared/forms/field'
import { usePageContext } from '../../page-context'
import styles from './form.module.css'

interface PostFormProps {
  name: FormName
  /** Address of its page. */
  action: string
  /** What it asks for. */
  fields: Fields
  /** What the fields begin with. */
  values?: Record<string, string>
  /** Messages by field that the server's answer alone does not carry. */
  errors?: Record<string, string>
  /** The field to begin with. */
  focused?: string
  children: ReactNode
}

/** Posts to its page in every browser: what comes back is the next page, or this form again. */
export function PostForm({ name, action, fields, values = {}, errors, focused, children }: PostFormProps) {
  const { form: posted } = usePageContext()
  const outcome = posted?.form === name ? posted : undefined
  const [submitting, setSubmitting] = useState(false)
  const faults = useFaultTexts()(outcome?.errors ?? [])
  const messages = { ...faults, ...errors }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (submitting) event.preventDefault()
    setSubmitting(true)
  }
  return (
    <FormContextProvider
      value={{
        form: name,
        fields,
        values: outcome?.values ?? values,
        errors: messages,
        submitting,
        focused: Object.keys(messages)[0] ?? focused,
      }}
    >
      <form className={styles.form} method="post" action={action} noValidate onSubmit={submit}>
        {children}
      </form>
    </FormContextProvider>
  )
}
