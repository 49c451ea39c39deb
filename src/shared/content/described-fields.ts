import type { ContentField, ContentFields, Rows } from './content-description.js'

export type Described = ContentField | Rows | ContentFields

/** Returns the field with a dotted name, such as `title.hr`, or `directors.n1.name` for any row. */
export function fieldAt(fields: ContentFields, name: string): ContentField | undefined {
  const found = describedAt(fields, name)
  return found && isField(found) ? found : undefined
}

/** Returns the description of a list with a dotted name. */
export function rowsAt(fields: ContentFields, name: string): Rows | undefined {
  const found = describedAt(fields, name)
  return found && isRows(found) ? found : undefined
}

/** Returns all single fields with their dotted names; lists are represented by their first row. */
export function describedFields(fields: ContentFields): [name: string, field: ContentField][] {
  return Object.entries(fields).flatMap(([name, described]) => under(name, described))
}

function under(name: string, described: Described): [name: string, field: ContentField][] {
  if (isField(described)) return [[name, described]]
  const inner = isRows(described) ? under('0', described.row) : describedFields(described)
  return inner.map(([rest, field]) => [`${name}.${rest}`, field])
}

function describedAt(fields: ContentFields, name: string): Described | undefined {
  return name.split('.').reduce<Described | undefined>((described, key) => {
    if (!described || isField(described)) return undefined
    return isRows(described) ? described.row : described[key]
  }, fields)
}

/** Checks whether a description is a single field. A group may contain a field called `type`, which is no text. */
export function isField(described: Described): described is ContentField {
  return typeof described.type === 'string' && described.type !== 'rows'
}

/** Checks whether a description is a list. */
export function isRows(described: Described): described is Rows {
  return described.type === 'rows'
}
