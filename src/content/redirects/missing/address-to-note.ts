import { redirect } from '#src/shared/content/kinds/redirect.js'
import { isReserved } from '../site-pages.js'
import { partsOf, sourceOf, withParameters } from '../source-of.js'

/** Parameters of campaigns, which browsers add to addresses of any site. */
const CAMPAIGN = /^(utm_|mc_|_gl$|(fbclid|gclid|gbraid|wbraid|msclkid|yclid|igshid|ttclid|lang|sent)$)/

/** Texts that may identify somebody: mail addresses, and tokens. */
const PERSONAL = /@|[\da-z]{24}|[\da-f]{8}-[\da-f]{4}-/i

/** Digits of a telephone number or a date, also with separators. */
const NUMBER = /\d(?:[^\da-z]*\d){5}/i

/** Values of parameters that select a page, such as a number or a file, not names, searches and tokens. */
const SELECTING = /^[\w.-]{0,12}$/

/**
 * Returns the spelling under which an address without a page is listed; undefined for one that can have no redirect, and for one that
 * may contain personal data.
 */
export function addressToNote(address: string): string | undefined {
  if (isReserved(address)) return undefined
  const { path, parameters } = partsOf(address)
  const named = parameters.filter(([name]) => !CAMPAIGN.test(name))
  const noted = sourceOf(withParameters(path, named))
  const isPersonal = [path, ...named.flat()].map(decoded).some((text) => PERSONAL.test(text) || NUMBER.test(text))
  const isSelecting = named.flat().every((text) => SELECTING.test(text))
  return isPersonal || !isSelecting || noted.length > redirect.fields.source.maxLength ? undefined : noted
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
