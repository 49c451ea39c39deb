import type { ReactNode } from 'react'
import type { FormName } from '#src/web/form-outcome'
import type { ContentFields } from '#src/shared/content/content-description'
import { FormFrame } from '../../forms/FormFrame'
import { useShownAgain } from '../../forms/use-shown-again'
import { useSubmission } from '../../forms/use-submission'
import styles from './form.module.css'

interface PageFormProps {
  name: FormName
  /** For buttons that stand elsewhere. */
  id?: string
  /** Address of its page. */
  action: string
  /** What it asks for. */
  fields: ContentFields
  /** What the fields begin with. */
  values?: Record<string, string>
  /** Messages by field that the server's answer alone does not carry. */
  errors?: Record<string, string>
  /** The field to begin with. */
  focused?: string
  children: ReactNode
}

/** A form that the browser sends to its page, with JavaScript too: what comes back is the next page, or this form again. */
export function PageForm({ name, id, action, fields, values = {}, errors = {}, focused, children }: PageFormProps) {
  const shownAgain = useShownAgain(name)
  const submission = useSubmission(shownAgain)
  return (
    <FormFrame
      className={styles.form}
      {...{ id, name, action, submission, fields, errors }}
      values={shownAgain?.values ?? values}
      focused={shownAgain?.errors[0]?.field ?? Object.keys(errors)[0] ?? focused}
      onSubmit={(event) => {
        if (!navigator.onLine) return // the browser is kept from sending it, and says so
        if (event.nativeEvent.submitter?.hasAttribute('formaction')) return // asks for something else
        if (!submission.begin()) event.preventDefault()
      }}
    >
      {children}
    </FormFrame>
  )
}
