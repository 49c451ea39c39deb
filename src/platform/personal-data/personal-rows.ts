import type { EntityManager } from 'typeorm'
import { ABOUT_PERSON, parametersOf, type Person } from './person-in-sql.js'
import { type PersonalTable, personalTables } from './personal-tables.js'

/** Returns the rows about a person, by table. */
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

/**
 * Erases the rows about a person.
 * @returns numbers of erased rows by table, and ids of mails whose files must be deleted: of erased mails, and of mails
 * that were about others as well
 */
export async function eraseRows(
  manager: EntityManager,
  person: Person,
  tables: PersonalTable[] = personalTables(),
): Promise<{ erased: Record<string, number>; mailIds: string[]; sharedMailIds: string[] }> {
  const sharedMailIds: string[] = []
  for (const { beforeErasure } of tables) {
    if (beforeErasure) sharedMailIds.push(...(await beforeErasure(manager, person)))
  }
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
  return { erased, mailIds, sharedMailIds }
}
