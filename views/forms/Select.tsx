import type { SelectHTMLAttributes } from 'react'
import { FieldFrame } from './FieldFrame'
import form from './form.module.css'
import styles from './Select.module.css'
import { useField } from './use-field'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  name: string
  label: string
  /** Shown until something is chosen; without it something always is. */
  placeholder?: string
  options: Option[] | OptionGroup[]
}

interface Option {
  value: string
  label: string
}

/** Options that stand together under a name. */
interface OptionGroup {
  label: string
  options: Option[]
}

export function Select({ name, label, placeholder, options, ...others }: SelectProps) {
  const { id, error, described, control } = useField(name)
  const attributes = { required: described?.required, ...others }
  return (
    <FieldFrame {...{ id, label, required: attributes.required, error }}>
      <select className={`${form.control} ${styles.select}`} {...attributes} {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) =>
          'value' in option ? (
            <OneOption key={option.value} {...option} />
          ) : (
            // Its label changes with the language, and what is chosen stays.
            <optgroup key={option.options[0]?.value} label={option.label}>
              {option.options.map((one) => (
                <OneOption key={one.value} {...one} />
              ))}
            </optgroup>
          ),
        )}
      </select>
    </FieldFrame>
  )
}

function OneOption({ value, label }: Option) {
  return <option value={value}>{label}</option>
}
