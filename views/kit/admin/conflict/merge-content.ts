import { fieldsOf, isSame, withField } from '#src/shared/content/content-fields'

/** Field that both sides changed to different values. */
export interface Clash {
  /** Dotted name of the field. */
  field: string
  mine: unknown
  theirs: unknown
}

/**
 * Merges two edits of the same content (three-way merge): changes of either side apply, own values win where both changed.
 * @param seen the common base of both edits
 */
export function mergeContent<Content extends object>(
  seen: Content,
  mine: Content,
  theirs: Content,
): { content: Content; clashes: Clash[] } {
  const before = fieldsOf(seen)
  const typed = fieldsOf(mine)
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
