import { FieldError } from './FieldError'
import { useFormState } from './form-context'

/** Error message of the form's group of fields; the controls of the group reference it. */
export function GroupError() {
  const { form, group, errors } = useFormState()
  const text = group && errors[group.name]
  return text && <FieldError id={`${form}-${group.name}-error`} text={text} />
}
