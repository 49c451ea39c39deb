import { languages, type Translated } from '../languages.js'
import { requireValue } from '../lookups.js'

/** Returns the first of the fields that is filled in; a text that only one language has, in that language. */
export function nameOfContent(fields: readonly string[], content: object): string | Translated {
  for (const field of fields) {
    const value = requireValue((content as Record<string, string | Translated>)[field], field)
    if (typeof value === 'string') return value
    const texts = languages.map((language) => value[language]).filter(Boolean)
    if (texts.length === languages.length) return value
    if (texts[0]) return texts[0]
  }
  return ''
}
