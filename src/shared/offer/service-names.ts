import { type Language, languages } from '../languages.js'
import { requireValue } from '../lookups.js'

/**
 * Returns the names of services in a language by their names in any: leads store the name in the sender's language.
 * @param names names of each service, in the order of the languages
 */
export function serviceNamesIn(language: Language, names: string[][]): Map<string, string> {
  const own = languages.indexOf(language)
  const entries = names.flatMap((ofOne) =>
    ofOne.map((name) => [name, requireValue(ofOne[own], 'name of a service')] as const),
  )
  return new Map(entries.toReversed())
}
