import type { DraftedForm } from '#src/shared/consent/stored-entries'
import { Button } from '../components/Button'
import type { ButtonLook } from '../components/button-class'
import { useFormState } from './form-context'

interface SubmitButtonProps extends ButtonLook {
  label: string
  submittingLabel: string
  /** Value of the field `form`, where forms of one page do different things without scripts. */
  form?: DraftedForm
  disabled?: boolean
}

/** Submit button that stays focusable while submitting, so that focus is not lost. */
export function SubmitButton({ label, submittingLabel, look = 'sun', small, disabled, form }: SubmitButtonProps) {
  const { submitting } = useFormState()
  return (
    <Button
      type="submit"
      look={look}
      small={small}
      disabled={disabled}
      {...(form && { name: 'form', value: form })}
      aria-disabled={submitting || undefined}
    >
      {submitting ? submittingLabel : label}
    </Button>
  )
}
