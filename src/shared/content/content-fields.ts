/**
 * Returns the single fields of content by their dotted names, such as `title.hr`. A list is one field; opening hours
 * are one field for each day of the week.
 */
export function fieldsOf(content: object, path = ''): Map<string, unknown> {
  const entries = Object.entries(content).map(([key, value]: [string, unknown]) => [path + key, value] as const)
  return new Map(
    entries.flatMap(([name, value]) => (isBranch(value) ? [...fieldsOf(value, `${name}.`)] : [[name, value] as const])),
  )
}

/** Returns a copy of the content with one field replaced. */
export function withField<Content extends object>(content: Content, field: string, value: unknown): Content {
  const [key, ...rest] = field.split('.') as [keyof Content & string, ...string[]]
  const child = rest.length === 0 ? value : withField(content[key] as object, rest.join('.'), value)
  if (!Array.isArray(content)) return { ...content, [key]: child }
  return content.map((item: unknown, index) => (String(index) === key ? child : item)) as unknown as Content
}

/** Checks whether two JSON values are equal, regardless of the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame((one as Values)[key], (other as Values)[key]))
  )
}

/** Value of a field in a form that people can read; null is empty. */
export type Value = string | number | boolean | null

/** Renders a list as one line of text. */
export function toValue(value: unknown): Value {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.map(toLine).join(', ') || null
  return value as Value
}

function toLine(item: unknown): string {
  if (typeof item !== 'object' || !item) return String(item)
  if ('opens' in item && 'closes' in item) return `${String(item.opens)}–${String(item.closes)}`
  return Object.values(item as Record<string, unknown>)
    .map((part) => (Array.isArray(part) ? part.map(toLine).join(' + ') : String(part)))
    .filter(Boolean)
    .join(' ')
}

type Values = Record<string, unknown>

function isBranch(value: unknown): value is object {
  if (Array.isArray(value)) return value.length > 0 && value.every(Array.isArray)
  return typeof value === 'object' && value !== null
}
