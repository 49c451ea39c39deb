import type { ContentField, ContentFields, Rows } from './content-description.js'

type Described = ContentField | Rows | ContentFields

/** The field of a dotted name, such as `title.hr`, or `directors.n1.name` whichever row that is. */
export function fieldAt(fields: ContentFields, name: string): ContentField | undefined {
  const found = describedAt(fields, name)
  return found && isField(found) ? found : undefined
}

/** The rows of a list, by its dotted name. */
export function rowsAt(fields: ContentFields, name: string): Rows | undefined {
  const found = describedAt(fields, name)
  return found && isRows(found) ? found : undefined
}

/** All single fields with their dotted names; those of rows as the first row has them. */
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

/** A group may have a field called `type`, which is no text. */
function isField(described: Described): described is ContentField {
  return typeof described.type === 'string' && described.type !== 'rows'
}

function isRows(described: Described): described is Rows {
  return described.type === 'rows'
}
