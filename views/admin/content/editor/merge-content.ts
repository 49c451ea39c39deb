import { fieldsOf, isSame } from '#src/shared/content/content-fields'

/** A field that two have changed, each in another way. */
export interface Clash {
  /** Its dotted name. */
  field: string
  mine: unknown
  theirs: unknown
}

/**
 * What two have made of the same content: of each field whatever one of them has changed, and mine where both have.
 * @param seen what both began with
 */
export function mergeContent<Content extends object>(
  seen: Content,
  mine: Content,
  theirs: Content,
): { content: Content; clashes: Clash[] } {
  const [before, typed] = [fieldsOf(seen), fieldsOf(mine)]
  const changed = [...fieldsOf(theirs)].filter(([field, value]) => !isSame(value, before.get(field)))
  const isMine = (field: string) => !isSame(typed.get(field), before.get(field))
  return {
    content: changed
      .filter(([field]) => !isMine(field))
      .reduce((content, [field, value]) => withField(content, field, value), mine),
    clashes: changed
      .filter(([field, value]) => isMine(field) && !isSame(typed.get(field), value))
      .map(([field, value]) => ({ field, mine: typed.get(field), theirs: value })),
  }
}

/** The same content with another value in one field. */
export function withField<Content extends object>(content: Content, field: string, value: unknown): Content {
  const [key, ...rest] = field.split('.') as [keyof Content & string, ...string[]]
  const child = rest.length === 0 ? value : withField(content[key] as object, rest.join('.'), value)
  if (!Array.isArray(content)) return { ...content, [key]: child }
  return content.map((item: unknown, index) => (String(index) === key ? child : item)) as unknown as Content
}
