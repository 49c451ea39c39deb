import type { Lead } from './lead.entity.js'

/**
 * Replaces the names of services in leads, which are in the senders' languages, for output. A name that the price list does not contain is
 * unchanged.
 * @param names names in the reader's language by those in any
 */
export function translateServices(leads: Iterable<Lead>, names: ReadonlyMap<string, string>): void {
  for (const lead of leads as Iterable<Lead & { service?: string }>) {
    if (lead.service !== undefined) lead.service = names.get(lead.service) ?? lead.service
  }
}
