import type { PageContextServer } from 'vike/types'
import { languages } from '#src/shared/languages'

/**
 * Returns a function that translates the stored name of a service, which is in the sender's language, to the page's language.
 * A name that the price list does not contain is unchanged.
 */
export async function readServiceNames({ queries, language }: PageContextServer): Promise<(name: string) => string> {
  const own = languages.indexOf(language)
  const names = (await queries.serviceNames()).flatMap((ofOne) => ofOne.map((name) => [name, ofOne[own]!] as const))
  const translations = new Map(names.toReversed())
  return (name) => translations.get(name) ?? name
}
