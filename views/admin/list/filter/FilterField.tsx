import type { ReactNode } from 'react'
import { TimeInput } from '../../form/TimeInput'
import styles from './filter.module.css'

interface FilterFieldProps {
  name: string
  label: string
  children: ReactNode
}

function FilterField({ name, label, children }: FilterFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={`filter-${name}`}>{label}</label>
      {children}
    </div>
  )
}

export interface Option {
  value: string
  label: string
}

interface FilterSelectProps {
  name: string
  label: string
  value?: string
  /** Label of the option without a filter. */
  any: string
  options: Option[]
}

export function FilterSelect({ name, label, value, any, options }: FilterSelectProps) {
  return (
    <FilterField name={name} label={label}>
      <select id={`filter-${name}`} className={styles.control} name={name} defaultValue={value}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FilterField>
  )
}

export function FilterDate({ name, label, value }: { name: string; label: string; value?: string }) {
  return (
    <FilterField name={name} label={label}>
      <TimeInput id={`filter-${name}`} className={styles.control} of="date" {...{ name, label }} defaultValue={value} />
    </FilterField>
  )
}
