import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Choices.module.css'
import { useFormState } from './form-context'
import formStyles from './form.module.css'

interface ChoicesProps {
  name: string
  label: string
  options: { value: string; label: ReactNode }[]
  /** Option selected initially. */
  preset?: string
  /** Selected option, in controlled mode. */
  value?: string
  onChoose?: (value: string) => void
  look?: 'chips' | 'cards'
  labelHidden?: boolean
  /** Content after the options, such as a button for more. */
  children?: ReactNode
}

/** Radio group of a form. */
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
