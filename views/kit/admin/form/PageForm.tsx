import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentFields } from '#src/shared/content/content-description'
import { FormFrame } from '../../forms/FormFrame'
import { useShownAgain } from '../../forms/use-shown-again'
import { useSubmission } from '../../forms/use-submission'
import { useLeaveWarning } from '../use-leave-warning'
import styles from './form.module.css'

interface PageFormProps {
  name: string
  /** Form id, for buttons outside the form. */
  id?: string
  /** Path of its page. */
  action: string
  /** Multipart, for a form with a file. */
  encType?: 'multipart/form-data'
  /** Field descriptions. */
  fields: ContentFields
  /** Initial field values. */
  values?: Record<string, string>
  /** Error messages by field, in addition to those of the server's response. */
  errors?: Record<string, string>
  /** Name of the field that takes focus. */
  focused?: string
  /** Question before the page is left with unsaved input. */
  leaveQuestion?: string
  children: ReactNode
}

/** Form submitted by the browser as a full page load, with JavaScript too; the response is the next page, or this form again. */
export function PageForm(props: PageFormProps) {
  const { name, id, action, encType, fields, values = {}, errors = {}, focused, leaveQuestion = '', children } = props
  const shownAgain = useShownAgain(name)
  const submission = useSubmission(shownAgain)
  const [unsaved, setUnsaved] = useState(Boolean(shownAgain))
  useLeaveWarning(unsaved && leaveQuestion !== '', leaveQuestion)
  return (
    <FormFrame
      className={styles.form}
      id={id}
      name={name}
      action={action}
      encType={encType}
      submission={submission}
      fields={fields}
      errors={errors}
      values={shownAgain?.values ?? values}
      focused={shownAgain?.errors[0]?.field ?? Object.keys(errors)[0] ?? focused}
      onTyped={() => setUnsaved(true)}
      onSubmit={(event) => {
        if (!navigator.onLine) return // offline: the submission is cancelled and a message shown
        if (event.nativeEvent.submitter?.hasAttribute('formaction')) return // submits to another action
        if (submission.begin()) flushSync(() => setUnsaved(false))
        else event.preventDefault()
      }}
    >
      {children}
    </FormFrame>
  )
}
