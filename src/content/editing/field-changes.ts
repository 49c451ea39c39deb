import { fieldsOf, isSame, toValue, type Value } from '#src/shared/content/content-fields.js'
import type { Translated } from '#src/shared/languages.js'

/** Change of a field for people to read; long texts are shortened to the part that differs. */
export interface FieldChange {
  /** Dotted name, such as `title.hr`; `order` for a new order of rows. */
  field: string
  from: Value
  to: Value
}

const LONGEST = 160
/** Number of characters of a long text shown before the difference. */
const LEAD = 30

export function changesBetween(before: object, after: object): FieldChange[] {
  const old = fieldsOf(before)
  return [...fieldsOf(after)]
    .filter(([field, value]) => !isSame(value, old.get(field)))
    .map(([field, value]) => changeOf(field, toValue(old.get(field)), toValue(value)))
}

/** Returns names in their previous and new order, from the first moved row to the last. */
export function orderChange(before: (string | Translated)[], after: (string | Translated)[]): FieldChange {
  const moved = before.map((name, index) => name !== after[index])
  const part = (names: (string | Translated)[]) =>
    names
      .slice(moved.indexOf(true), moved.lastIndexOf(true) + 1)
      .map((name) => (typeof name === 'string' ? name : name.hr))
      .join(', ')
  return changeOf('order', part(before), part(after))
}

function changeOf(field: string, from: Value, to: Value): FieldChange {
  if (typeof from !== 'string' || typeof to !== 'string') return { field, from: shortened(from), to: shortened(to) }
  if (from.length <= LONGEST && to.length <= LONGEST) return { field, from, to }
  const start = Math.max(0, firstDifference(from, to) - LEAD)
  return { field, from: shortened(from, start), to: shortened(to, start) }
}

function firstDifference(one: string, other: string): number {
  let index = 0
  while (index < one.length && one[index] === other[index]) index++
  return index
}

/** Shortens a text between whole characters, because half of a surrogate pair cannot be stored. */
function shortened(value: Value, start = 0): Value {
  if (typeof value !== 'string') return value
  const shown = value.slice(start, start + LONGEST).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
  return `${start > 0 ? '…' : ''}${shown}${start + LONGEST < value.length ? '…' : ''}`
}
