import type { TextField } from '../forms/field.js'
import type { Translated } from '../languages.js'

/** A text in every language, alike in each. */
export function translated<Text extends TextField>(text: Text): Translated<Text> {
  return { hr: text, en: text }
}
