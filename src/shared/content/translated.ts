import type { TextField } from '../forms/field.js'
import type { Translated } from '../languages.js'

/** Returns the description of a text field in every language, with equal rules. */
export function translated<Text extends TextField>(text: Text): Translated<Text> {
  return { hr: text, en: text }
}
