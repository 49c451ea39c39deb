import { type Fields, longTextsOf } from '../forms/field.js'

/** Maximum length of an excerpt, in characters. */
export const EXCERPT_LENGTH = 200
/** Maximum length of an excerpt with the ellipsis of a cut one. */
export const LONGEST_EXCERPT = EXCERPT_LENGTH + 1

/** Returns the beginning of a text, cut between words where possible. */
export function excerptOf(text: string): string {
  const characters = [...text]
  if (characters.length <= EXCERPT_LENGTH) return text
  const beginning = characters.slice(0, EXCERPT_LENGTH).join('')
  const lastWord = beginning.search(/\s+\S*$/)
  return `${lastWord > EXCERPT_LENGTH / 2 ? beginning.slice(0, lastWord) : beginning}…`
}

/** Returns the beginning of the first longer text of a lead in one line, null if there is none. */
export function openingOf(fields: Fields, lead: object): string | null {
  const values = lead as Record<string, string | null | undefined>
  const text = longTextsOf(fields)
    .map((name) => values[name])
    .find(Boolean)
  return text ? excerptOf(text.trim().replace(/\s+/g, ' ')) : null
}
