import type { PageContextServer } from 'vike/types'
import { serviceNamesIn } from '#src/shared/offer/service-names'

/**
 * Returns a function that translates the stored name of a service, which is in the sender's language, to the page's language.
 * A name that the price list does not contain is unchanged.
 */
export async function readServiceNames(pageContext: PageContextServer): Promise<(name: string) => string> {
  const names = await readServiceTranslations(pageContext)
  return (name) => names.get(name) ?? name
}

/** Returns the names of services in the page's language by their names in any. */
export async function readServiceTranslations({
  queries,
  language,
}: PageContextServer): Promise<ReadonlyMap<string, string>> {
  return serviceNamesIn(language, await queries.serviceNames())
}
