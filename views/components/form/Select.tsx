import type { SelectHTMLAttributes } from 'react'
import { FieldFrame } from './FieldFrame'
import styles from './form.module.css'
import { useField } from './use-field'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  name: string
  label: string
  /** Shown until something is chosen. */
  placeholder: string
  options: { value: string; label: string }[]
}

export function Select({ name, label, placeholder, options, ...others }: SelectProps) {
  const { id, error, described, control } = useField(name)
  const attributes = { required: described?.required, ...others }
  return (
    <FieldFrame {...{ id, label, required: attributes.required, error }}>
      <select className={`${styles.control} ${styles.select}`} {...attributes} {...control}>
        <option value="">{placeholder}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
