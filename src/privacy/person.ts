import type { EntityManager } from 'typeorm'
import { leadKinds } from '#src/leads/lead-kind.js'
import type { Person } from '#src/platform/personal-data/person-in-sql.js'
import { spellingsOf } from '#src/platform/mail/address-spellings.js'

/** E-mail address or telephone number of a person, or both. */
export interface PersonKey {
  email?: string
  phone?: string
}

/**
 * Returns SQL for the ids of a person's rows. Leads merged by staff belong to one person, regardless of their
 * addresses.
 */
const idsInSql = (leadTables = leadKinds().map(({ table }) => table)) => `
  WITH shown AS (
    ${leadTables
      .map(
        (table) => `SELECT coalesce(merged_into_id, id) AS id FROM ${table}
    WHERE email = ANY ($1::citext[]) OR dialled(phone) = dialled($2)`,
      )
      .join(' UNION ')}
  )
  ${leadTables
    .map(
      (table) => `SELECT id, email FROM ${table}
  WHERE id IN (SELECT id FROM shown) OR merged_into_id IN (SELECT id FROM shown)`,
    )
    .join(' UNION ')}
  UNION SELECT id, email FROM newsletter_subscribers WHERE email = ANY ($1::citext[])`

/** Finds a person by e-mail address or telephone number, in any spelling. */
export async function findPerson(
  manager: EntityManager,
  { email, phone }: PersonKey,
): Promise<Person & { otherAddresses: string[] }> {
  const addresses = email ? spellingsOf(email) : []
  const rows = await manager.query<{ id: string; email: string | null; own: boolean | null }[]>(
    `SELECT id, email::text, email = ANY ($1::citext[]) AS own FROM (${idsInSql()}) AS found`,
    [addresses, phone ?? null],
  )
  const others = rows.flatMap((row) => (row.email === null || row.own ? [] : [row.email]))
  return { addresses, ids: rows.map(({ id }) => id), otherAddresses: [...new Set(others)].sort() }
}

/** Finds the subscription of an e-mail address alone. */
export async function findSubscription(manager: EntityManager, email: string): Promise<Person> {
  const addresses = spellingsOf(email)
  const rows = await manager.query<{ id: string }[]>(
    'SELECT id FROM newsletter_subscribers WHERE email = ANY ($1::citext[])',
    [addresses],
  )
  return { addresses, ids: rows.map(({ id }) => id) }
}
