import type { Translator } from '#views/translations'
import type { Kind } from './content-kinds'

/**
 * Returns the label of a field by its dotted name, or its hint by the name with `Hint`: that of the kind, otherwise that of
 * every kind; undefined if there is none.
 */
export function fieldText(t: Translator<'content'>, kind: Kind, name: string): string | undefined {
  const key = [`kinds.${kind}.fields.${name}`, `fields.${name}`].find((candidate) => t.has(candidate))
  return key && t(key)
}

/** Returns the text of a chosen value, or the value if it has none. */
export function choiceText(t: Translator<'content'>, field: string, value: string): string {
  const key = `choices.${field}.${value}`
  return t.has(key) ? t(key) : value
}
