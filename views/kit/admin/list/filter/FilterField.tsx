import type { ReactNode } from 'react'
import { usePageContext, useTranslations } from '#views/page-context'
import { TimeInput } from '../../form/TimeInput'
import styles from './filter.module.css'
import { useWrongDate } from './wrong-dates'

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

/** Field for a day, with a message if its text is no day. */
export function FilterDate({ name, label, value }: { name: string; label: string; value?: string }) {
  const t = useTranslations('lists')
  const { urlParsed } = usePageContext()
  const id = `filter-${name}`
  const isWrong = useWrongDate(name)
  return (
    <FilterField name={name} label={label}>
      <TimeInput
        id={id}
        name={name}
        label={label}
        className={styles.control}
        of="date"
        defaultValue={value || urlParsed.search[name]}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
      />
      {isWrong && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {t('filter.wrongDay')}
        </p>
      )}
    </FilterField>
  )
}
