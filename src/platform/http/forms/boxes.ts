import type { PostedFields } from './form-page.decorator.js'

/** Value of a ticked box. */
export const TICKED = '1'

/** Moves ticked boxes, each named by its value, into one list. */
export function withBoxes(posted: PostedFields, list: string, values: readonly string[]): PostedFields {
  const ticked = values.filter((value) => posted[value] === TICKED)
  const others = Object.entries(posted).filter(([name]) => !ticked.includes(name))
  return { ...Object.fromEntries(others), [list]: ticked }
}
