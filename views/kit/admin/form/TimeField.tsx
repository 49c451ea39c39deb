import type { TimeType } from '#src/shared/typed-times'
import { FieldFrame } from '../../forms/FieldFrame'
import forms from '../../forms/form.module.css'
import { useField } from '../../forms/use-field'
import { TimeInput } from './TimeInput'

interface TimeFieldProps {
  name: string
  label: string
  hint?: string
  /** Type and requirement of a field without a description. */
  type?: TimeType
  required?: boolean
}

/** Field for a date or time. */
export function TimeField({ name, label, hint, ...own }: TimeFieldProps) {
  const { id, error, described, control } = useField(name, hint)
  const { type = 'date', required } = { ...described, ...own }
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <TimeInput className={forms.control} of={type as TimeType} label={label} required={required} {...control} />
    </FieldFrame>
  )
}
