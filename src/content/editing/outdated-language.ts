import { isDeepStrictEqual } from 'node:util'
import { type Language, languages } from '#src/shared/languages.js'

type Fields = Record<string, unknown>

/**
 * Returns the outdated language after a change: if texts of one language change, the other is outdated until it changes
 * as well.
 */
export function outdatedAfter(outdated: Language | null, before: object, after: object): Language | null {
  const [hr, en] = languages.map((language) => !isDeepStrictEqual(textsIn(before, language), textsIn(after, language)))
  if (hr === en) return hr ? null : outdated
  const changed = hr ? 'hr' : 'en'
  if (outdated === changed) return null
  return hr ? 'en' : 'hr'
}

/** Returns all texts of a language in order, without empty ones. */
function textsIn(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isTranslated(value)) return [value[language]].filter(Boolean)
  return Object.values(value).flatMap((child) => textsIn(child, language))
}

function isTranslated(value: object): value is Record<Language, string> {
  return languages.every((language) => typeof (value as Fields)[language] === 'string')
}
