import type { EntityManager } from 'typeorm'
import { eraseDigests } from '../colleague-mails/digest/erase-digests.js'
import type { Person } from './person.js'
import { ABOUT_PERSON, ADDRESSES, parametersOf } from './person-in-sql.js'
import { mailsOf, type PersonalTable, personalTables } from './personal-tables.js'

/** What each table holds of a person. */
export async function readRows(manager: EntityManager, person: Person): Promise<Record<string, object[]>> {
  const held: Record<string, object[]> = {}
  for (const { table, of } of personalTables()) {
    const rows = await manager.query<{ row: object }[]>(
      `${ABOUT_PERSON} SELECT to_jsonb(stored) AS row FROM ${table} AS stored WHERE ${of}`,
      parametersOf(person),
    )
    held[table] = rows.map(({ row }) => row)
  }
  return held
}

/** How many mails went to a person. */
export async function countMailsSent(manager: EntityManager, person: Person): Promise<number> {
  const [found] = await manager.query<{ mails: number }[]>(
    `${ABOUT_PERSON} SELECT count(*)::int AS mails FROM outgoing_mails AS stored
     WHERE (${mailsOf()}) AND stored.recipient = ANY (${ADDRESSES}) AND stored.sent_at IS NOT NULL`,
    parametersOf(person),
  )
  return found!.mails
}

/** @returns how many rows were erased, by table, and the ids of mails whose files go: of those among them, and of digests */
export async function eraseRows(
  manager: EntityManager,
  person: Person,
  tables: PersonalTable[] = personalTables(),
): Promise<{ erased: Record<string, number>; mailIds: string[]; digestIds: string[] }> {
  await remember(manager, person)
  const digestIds = await eraseDigests(manager, person.ids)
  const erased: Record<string, number> = {}
  let mailIds: string[] = []
  for (const { table, of } of tables) {
    const rows = await manager.query<{ id: string }[]>(
      `${ABOUT_PERSON}, gone AS (
         DELETE FROM ${table} AS stored WHERE ${of} RETURNING to_jsonb(stored) ->> 'id' AS id
       ) SELECT id FROM gone`,
      parametersOf(person),
    )
    erased[table] = rows.length
    if (table === 'outgoing_mails') mailIds = rows.map(({ id }) => id)
  }
  return { erased, mailIds, digestIds }
}

/** Whoever left, or asked to be erased, is asked by no import again when nothing of the subscription is known any more. */
async function remember(manager: EntityManager, { addresses, ids }: Person): Promise<void> {
  await manager.query(
    `INSERT INTO forgotten_subscribers (hash)
     SELECT forgotten_hash(email) FROM newsletter_subscribers
     WHERE id = ANY ($1::uuid[]) AND (unsubscribed_at IS NOT NULL OR $2) ON CONFLICT DO NOTHING`,
    [ids, addresses.length > 0],
  )
}

/** Whether an address must not be written to. */
export async function isForgotten(manager: EntityManager, { addresses }: Person): Promise<boolean> {
  const [found] = await manager.query<{ forgotten: boolean }[]>(
    `SELECT EXISTS (
       SELECT FROM forgotten_subscribers, unnest($1::text[]) AS address WHERE hash = forgotten_hash(address)
     ) AS forgotten`,
    [addresses],
  )
  return found!.forgotten
}
