import type { EntityManager } from 'typeorm'
import { type LeadKind, leadKinds } from '#src/leads/lead-kind.js'
import { numberInSql } from '#src/leads/phone-number.js'
import { spellingsOf } from '#src/platform/mail/address-spellings.js'
import type { Person } from '#src/platform/personal-data/person-in-sql.js'
import { toE164 } from '#src/platform/phones/to-e164.js'

/** E-mail address or telephone number of a person, or both. */
export interface PersonKey {
  email?: string
  phone?: string
}

export interface FoundPerson extends Person {
  /** Other addresses of the rows: of merged leads, or of leads with the searched telephone number. */
  otherAddresses: string[]
  /** Number of leads without an address that were found by the telephone number and the name of the others. */
  foundByPhone: number
  /** Addresses of leads with the telephone number of the person that are not included. */
  excludedAddresses: string[]
  /** Names in leads without an address with the telephone number of the person that are not included. */
  excludedNames: string[]
}

const unionOf = (queryOf: (kind: LeadKind) => string) => leadKinds().map(queryOf).join(' UNION ')

/** Returns SQL for the words of the name of the row `lead`, in the form in which they are compared: staff may write the surname first. */
const wordsInSql = ({ nameInSql }: LeadKind) => `ARRAY(
  SELECT word FROM regexp_split_to_table(fold(${nameInSql}), '\\s+') AS word WHERE word <> '' ORDER BY word)`

/** Returns SQL for the telephone numbers and names of the leads with the addresses `$1`, in the form in which they are compared. */
const contactsInSql = () =>
  unionOf(
    (kind) => `SELECT ${numberInSql('lead')} AS phone, ${wordsInSql(kind)} AS words FROM ${kind.table} AS lead
  WHERE email = ANY ($1::citext[]) AND ${numberInSql('lead')} <> ''`,
  )

/**
 * Returns SQL for the ids of a person's rows. Leads merged by staff belong to one person, regardless of their
 * addresses. Leads without an address join those with their telephone number and name, because families share numbers,
 * unless staff have merged them with a lead of another address.
 */
const idsInSql = () => `
  WITH contacts AS (${contactsInSql()}), by_phone AS (
    ${unionOf(
      (kind) => `SELECT coalesce(merged_into_id, id) AS id FROM ${kind.table} AS lead
    WHERE email IS NULL AND ${numberInSql('lead')} IN (SELECT phone FROM contacts)
      AND (${numberInSql('lead')}, ${wordsInSql(kind)}) IN (SELECT phone, words FROM contacts) AND NOT EXISTS (
      SELECT FROM ${kind.table} AS other
      WHERE coalesce(lead.merged_into_id, lead.id) IN (other.id, other.merged_into_id)
        AND other.email <> ALL ($1::citext[]))`,
    )}
  ), shown AS (
    SELECT id FROM by_phone UNION
    ${unionOf(
      ({ table }) => `SELECT coalesce(merged_into_id, id) AS id FROM ${table} AS lead
    WHERE email = ANY ($1::citext[]) OR ${numberInSql('lead')} IN (dialled($2), dialled($3))`,
    )}
  )
  ${unionOf(
    ({
      table,
    }) => `SELECT id, email, merged_into_id IS NULL AND id IN (SELECT id FROM by_phone) AS by_phone FROM ${table}
  WHERE id IN (SELECT id FROM shown) OR merged_into_id IN (SELECT id FROM shown)`,
  )}
  UNION SELECT id, email, false FROM newsletter_subscribers WHERE email = ANY ($1::citext[])`

/** Returns SQL for the addresses and names in leads with a telephone number of the person, without the leads `$2`. */
const excludedInSql = () => `
  WITH contacts AS (${contactsInSql()})
  ${unionOf(
    ({ table, nameInSql }) => `SELECT email::text, ${nameInSql} AS name FROM ${table} AS lead
  WHERE ${numberInSql('lead')} IN (SELECT phone FROM contacts) AND id <> ALL ($2::uuid[])`,
  )}`

/** Finds a person by e-mail address or telephone number, in any spelling. */
export async function findPerson(manager: EntityManager, { email, phone }: PersonKey): Promise<FoundPerson> {
  const addresses = email ? spellingsOf(email) : []
  const rows = await manager.query<{ id: string; email: string | null; own: boolean | null; by_phone: boolean }[]>(
    `SELECT id, email::text, email = ANY ($1::citext[]) AS own, by_phone FROM (${idsInSql()}) AS found`,
    [addresses, toE164(phone), phone ?? null],
  )
  const ids = rows.map(({ id }) => id)
  const others = rows.flatMap((row) => (row.email === null || row.own ? [] : [row.email]))
  const excluded = await manager.query<{ email: string | null; name: string }[]>(excludedInSql(), [addresses, ids])
  const withoutAddress = excluded.filter((row) => row.email === null)
  return {
    addresses,
    ids,
    otherAddresses: sortedOnce(others),
    foundByPhone: rows.filter((row) => row.by_phone && row.email === null).length,
    excludedAddresses: sortedOnce(excluded.flatMap((row) => row.email ?? [])),
    excludedNames: sortedOnce(withoutAddress.map((row) => row.name)),
  }
}

const sortedOnce = (texts: string[]) => [...new Set(texts)].sort()

/** Finds the subscription of an e-mail address alone. */
export async function findSubscription(manager: EntityManager, email: string): Promise<Person> {
  const addresses = spellingsOf(email)
  const rows = await manager.query<{ id: string }[]>(
    'SELECT id FROM newsletter_subscribers WHERE email = ANY ($1::citext[])',
    [addresses],
  )
  return { addresses, ids: rows.map(({ id }) => id) }
}
