import { type SelectHTMLAttributes, Suspense } from 'react'
import { FieldFrame } from './FieldFrame'
import form from './form.module.css'
import styles from './Select.module.css'
import { useField } from './use-field'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  name: string
  label: string
  hint?: string
  /** Label of the empty option; without it the first option is selected. */
  placeholder?: string
  options: Option[] | OptionGroup[]
}

interface Option {
  value: string
  label: string
}

/** Labelled group of options. */
interface OptionGroup {
  label: string
  options: Option[]
}

export function Select({ name, label, hint, placeholder, options, ...others }: SelectProps) {
  const { id, error, described, control } = useField(name, hint)
  const attributes = { required: described?.required, ...others }
  return (
    <Suspense>
      <FieldFrame id={id} label={label} hint={hint} required={attributes.required} error={error}>
        <select className={`${form.control} ${styles.select}`} {...attributes} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) =>
            'value' in option ? (
              <OneOption key={option.value} {...option} />
            ) : (
              // The label changes with the language; a stable key keeps the selection.
              <optgroup key={option.options[0]?.value} label={option.label}>
                {option.options.map((one) => (
                  <OneOption key={one.value} {...one} />
                ))}
              </optgroup>
            ),
          )}
        </select>
      </FieldFrame>
    </Suspense>
  )
}

function OneOption({ value, label }: Option) {
  return <option value={value}>{label}</option>
}
