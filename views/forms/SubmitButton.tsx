import { Button } from '../components/ui/Button'
import type { ButtonLook } from '../components/ui/button-class'
import { useFormState } from './form-context'

interface SubmitButtonProps extends ButtonLook {
  label: string
  submittingLabel: string
  disabled?: boolean
}

/** Submit button that stays focusable while submitting, so that focus is not lost. */
export function SubmitButton({ label, submittingLabel, look = 'sun', small, disabled }: SubmitButtonProps) {
  const { submitting } = useFormState()
  return (
    <Button type="submit" {...{ look, small, disabled }} aria-disabled={submitting || undefined}>
      {submitting ? submittingLabel : label}
    </Button>
  )
}
