import type { ComponentProps } from 'react'
import type { ContentFields } from '#src/shared/content/content-description'
import { FormContextProvider } from './form-context'
import { useFaultTexts } from './use-fault-texts'
import type { Submission } from './use-submission'
import type { Values } from './values'

interface FormFrameProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onInput'> {
  /** Makes the ids of its fields unique on the page. */
  name: string
  submission: Submission
  /** What it asks for. */
  fields: ContentFields
  /** What its fields begin with. */
  values: Values
  /** Messages by field that the outcome alone does not carry. */
  errors?: Record<string, string>
  /** The field to begin with. */
  focused?: string
  onTyped?: (form: HTMLFormElement) => void
}

/** The element of every form; tells its fields what it knows of them, and hears when they change. */
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
