import { FieldError } from '../../forms/FieldError'
import { useField } from '../../forms/use-field'
import { Choice, Choices } from './Choices'

interface BoxesProps<Value extends string> {
  /** Field name of the group; each checked box submits its value. */
  name: string
  legend: string
  boxes: { value: Value; label: string }[]
  /** Values checked initially. */
  chosen: readonly Value[]
}

/** Checkbox group of a form. */
export function Boxes<Value extends string>({ name, legend, boxes, chosen }: BoxesProps<Value>) {
  const { id, error } = useField(name)
  return (
    <Choices legend={legend} describedBy={error && `${id}-error`}>
      {boxes.map(({ value, label }) => (
        <Choice key={value} type="checkbox" name={value} value="1" defaultChecked={chosen.includes(value)}>
          {label} <code>{value}</code>
        </Choice>
      ))}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </Choices>
  )
}
