import type { ReactNode } from 'react'
import styles from './Choices.module.css'
import { FieldError } from './FieldError'
import formStyles from './form.module.css'
import { useFormState } from './form-context'

interface ChoiceGroupProps {
  name: string
  label: string
  labelHidden?: boolean
  children: ReactNode
}

/** Fieldset around the radio buttons of a field, with its error. */
export function ChoiceGroup({ name, label, labelHidden, children }: ChoiceGroupProps) {
  const { form, errors } = useFormState()
  const error = errors[name]
  const errorId = `${form}-${name}-error`
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={labelHidden ? 'visually-hidden' : formStyles.label}>{label}</legend>
      {children}
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  )
}
