import { type ReactNode, useState } from 'react'
import { useLeadWork } from './lead-work'
import styles from './LeadPanel.module.css'

interface ChoiceProps {
  label: string
  /** Text of the current value, for browsers without scripts. */
  current: string
  value: string
  /** Label of the empty option; undefined if a value is required. */
  none?: string
  options: { value: string; label: string }[]
  onChoose: (value: string) => void
  /** Shortcut button. */
  children?: ReactNode
  /** Further parts below. */
  below?: ReactNode
}

/** Select for a property of the lead that saves immediately; read-only in the trash. */
export function Choice({ label, current, value, none, options, onChoose, children, below }: ChoiceProps) {
  const { busy, lead } = useLeadWork()
  const [picked, setPicked] = useState<string>() // pending value while it is being saved
  if (!busy && picked !== undefined) setPicked(undefined)
  const choose = (chosen: string) => {
    setPicked(chosen)
    onChoose(chosen)
  }
  if (lead.trashedAt) {
    return (
      <div className={styles.part}>
        <h2 className={styles.title}>{label}</h2>
        <p className={styles.fixed}>{current}</p>
      </div>
    )
  }
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{label}</h2>
      <p className={styles.current}>{current}</p>
      <div className={styles.choice}>
        <select
          className={styles.control}
          value={picked ?? value}
          aria-label={label}
          onChange={({ target }) => choose(target.value)}
        >
          {(none !== undefined || value === '') && <option value="">{none ?? current}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {children}
      </div>
      {below}
    </div>
  )
}
