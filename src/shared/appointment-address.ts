import { pathTo } from './addresses.js'
import type { Language } from './languages.js'

/**
 * Returns the address of the appointment form, prefilled with a service (its name in the price list) or a location (its
 * slug).
 */
export function appointmentAddress(language: Language, known: { service?: string; location?: string } = {}): string {
  const query = new URLSearchParams(known).toString()
  return pathTo('appointment', language) + (query && `?${query}`)
}
