import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Choices.module.css'
import { useFormState } from './form-context'
import formStyles from './form.module.css'

interface ChoicesProps {
  name: string
  label: string
  options: { value: string; label: ReactNode }[]
  /** What is chosen until somebody chooses. */
  preset?: string
  /** What is chosen, where whoever shows it keeps that. */
  value?: string
  onChoose?: (value: string) => void
  look?: 'chips' | 'cards'
  labelHidden?: boolean
  /** What follows the options: a way to more of them. */
  children?: ReactNode
}

/** One of a few, all in sight. */
export function Choices(props: ChoicesProps) {
  const { name, label, options, preset, value, onChoose, look = 'chips', labelHidden, children } = props
  const { form, values, errors } = useFormState()
  const id = `${form}-${name}`
  const error = errors[name]
  const start = values[name] ?? preset
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={labelHidden ? 'visually-hidden' : formStyles.label}>{label}</legend>
      <div className={styles.options} data-look={look}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              {...(onChoose
                ? { checked: value === option.value, onChange: () => onChoose(option.value) }
                : { defaultChecked: start === option.value })}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className={formStyles.error}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  )
}
