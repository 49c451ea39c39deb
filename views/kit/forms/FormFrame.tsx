import type { ComponentProps } from 'react'
import type { ContentFields } from '#src/shared/content/content-description'
import { type FieldGroup, isFilledIn } from '#src/shared/forms/field-group'
import { FormContextProvider } from './form-context'
import { useFaultTexts } from './use-fault-texts'
import type { Submission } from './use-submission'
import { type Values, valuesOf } from './values'

interface FormFrameProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onInput'> {
  /** Form name, prefix of its field ids. */
  name: string
  submission: Submission
  /** Field descriptions. */
  fields: ContentFields
  /** Group of fields of which one is required. */
  group?: FieldGroup
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
  const { name, submission, fields, group, values, errors, focused, onTyped, ...attributes } = props
  const { submitting, outcome, mended } = submission
  const faults = useFaultTexts()(outcome?.errors ?? [])
  const context = { form: name, fields, group, values, errors: { ...faults, ...errors }, submitting, focused }
  return (
    <FormContextProvider value={context}>
      <form
        {...attributes}
        method="post"
        noValidate
        onInput={({ target, currentTarget }) => {
          mended((target as HTMLInputElement).name)
          if (group && isFilledIn(group, valuesOf(currentTarget))) mended(group.name)
          onTyped?.(currentTarget)
        }}
      />
    </FormContextProvider>
  )
}
