import { FieldError } from '../../forms/FieldError'
import { useField } from '../../forms/use-field'
import { Choice, Choices } from './Choices'

interface BoxesProps<Value extends string> {
  /** The field that they are together; each box is sent by its own value. */
  name: string
  legend: string
  boxes: { value: Value; label: string }[]
  /** Ticked at first. */
  chosen: readonly Value[]
}

/** A field of a form of which one may choose as many values as one likes. */
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
