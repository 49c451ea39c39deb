import { pathTo } from './addresses.js'
import type { Language } from './languages.js'

/** Where an appointment is requested, with what is known already: a service as the price list calls it, the slug of a location. */
export function appointmentAddress(language: Language, known: { service?: string; location?: string } = {}): string {
  const query = new URLSearchParams(known).toString()
  return pathTo('appointment', language) + (query && `?${query}`)
}
