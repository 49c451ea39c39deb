import { Button } from '../components/ui/Button'
import type { ButtonLook } from '../components/ui/button-class'
import { useFormState } from './form-context'

interface SubmitButtonProps extends ButtonLook {
  label: string
  submittingLabel: string
  disabled?: boolean
}

/** Stays focusable while the form is on its way, so that nobody loses their place. */
export function SubmitButton({ label, submittingLabel, look = 'sun', small, disabled }: SubmitButtonProps) {
  const { submitting } = useFormState()
  return (
    <Button type="submit" {...{ look, small, disabled }} aria-disabled={submitting || undefined}>
      {submitting ? submittingLabel : label}
    </Button>
  )
}
