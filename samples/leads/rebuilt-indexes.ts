import type { EntityManager } from 'typeorm'

interface Index {
  name: string
  definition: string
}

/** The triggers that update search texts use these indexes with every note. */
const NEEDED_MEANWHILE = '%_merged'

/**
 * Runs a bulk load without the indexes of its tables, which are built once afterwards: each insert rewrites large parts of a trigram index
 * that no longer fits in memory. Locks the tables until the transaction ends.
 */
export async function withRebuiltIndexes(
  manager: EntityManager,
  tables: string[],
  load: () => Promise<void>,
): Promise<void> {
  const indexes = await manager.query<Index[]>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = ANY ($1::text[]::regclass[]) AND NOT indisunique AND NOT indisexclusion AND indexrelid::regclass::text NOT LIKE $2`,
    [tables, NEEDED_MEANWHILE],
  )
  for (const { name } of indexes) await manager.query(`DROP INDEX ${name}`)
  await load()
  await manager.query(`SET LOCAL maintenance_work_mem = '256MB'`)
  for (const { definition } of indexes) await manager.query(definition)
}
