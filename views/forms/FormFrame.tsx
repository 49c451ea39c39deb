import type { ComponentProps } from 'react'
import type { ContentFields } from '#src/shared/content/content-description'
import { FormContextProvider } from './form-context'
import { useFaultTexts } from './use-fault-texts'
import type { Submission } from './use-submission'
import type { Values } from './values'

interface FormFrameProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onInput'> {
  /** Form name, prefix of its field ids. */
  name: string
  submission: Submission
  /** Field descriptions. */
  fields: ContentFields
  /** Initial values. */
  values: Values
  /** Error messages by field, in addition to those of the outcome. */
  errors?: Record<string, string>
  /** Name of the field that takes focus. */
  focused?: string
  onTyped?: (form: HTMLFormElement) => void
}

/** Form element that provides its fields with descriptions, values and errors, and tracks their changes. */
export function FormFrame(props: FormFrameProps) {
  const { name, submission, fields, values, errors, focused, onTyped, ...attributes } = props
  const { submitting, outcome, mended } = submission
  const faults = useFaultTexts()(outcome?.errors ?? [])
  const context = { form: name, fields, values, errors: { ...faults, ...errors }, submitting, focused }
  return (
    <FormContextProvider value={context}>
      <form
        {...attributes}
        method="post"
        noValidate
        onInput={({ target, currentTarget }) => {
          mended((target as HTMLInputElement).name)
          onTyped?.(currentTarget)
        }}
      />
    </FormContextProvider>
  )
}
