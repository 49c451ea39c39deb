import { type ReactNode, Suspense } from 'react'
import { Choice } from './Choice'
import { ChoiceGroup } from './ChoiceGroup'
import styles from './Choices.module.css'
import { useFormState } from './form-context'

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
}

/** Radio group of a form. */
export function Choices(props: ChoicesProps) {
  const { name, label, options, preset, value, onChoose, look = 'chips', labelHidden } = props
  const { values, focused } = useFormState()
  const start = values[name] ?? preset
  return (
    <Suspense>
      <ChoiceGroup name={name} label={label} labelHidden={labelHidden}>
        <div className={styles.options} data-look={look}>
          {options.map((option, at) => (
            <Choice
              key={option.value}
              name={name}
              {...option}
              autoFocus={(at === 0 && focused === name) || undefined}
              {...(onChoose
                ? { checked: value === option.value, onChange: () => onChoose(option.value) }
                : { defaultChecked: start === option.value })}
            />
          ))}
        </div>
      </ChoiceGroup>
    </Suspense>
  )
}
