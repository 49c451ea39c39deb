import type { DataSource } from 'typeorm'
import { verifyAuditChain } from '#src/admin/audit/verify-audit-chain.js'
import type { Secret } from '#src/platform/crypto/secret.js'
import { listExecutedMigrations } from '#src/platform/database/migrations.js'
import { getOrThrow } from '#src/shared/lookups.js'
import type { StoredTable } from '../backup-content.js'
import { readBackup } from '../backup-file.js'
import { loadDatabase } from '../load-database.js'
import { listSiteTables, quoted } from '../site-tables.js'
import { withTemporaryDatabase } from './temporary-database.js'

export class FailedDrill extends Error {}

interface DrillOptions {
  /** Private keys that decrypt the file. */
  identities: string[]
  secret: Secret
  /** Ends the drill. */
  signal: AbortSignal
}

/**
 * Restores a backup into a temporary database, and compares it with the file: rows of each table, and the audit log.
 * @returns false for a backup of another version of the site, whose migrations would change its rows
 * @throws FailedDrill, UnusableBackup
 */
export async function drillBackup(
  site: DataSource,
  file: string,
  { identities, secret, signal }: DrillOptions,
): Promise<boolean> {
  return readBackup(file, identities, async (content, { migrations }) => {
    if (!isSame(migrations, await listExecutedMigrations(site))) return false
    await withTemporaryDatabase(site, async (restored) => {
      const rows = new Map<string, number>()
      await loadDatabase(restored, countRows(content.readTables(), rows, signal), { migrations, replace: false })
      await compareRows(restored, rows)
      const { fault } = await verifyAuditChain(restored.manager, secret)
      if (fault) throw new FailedDrill(`The restored audit log is not intact: ${fault.kind}.`)
    })
    return true
  })
}

const isSame = (names: string[], others: string[]) => [...names].sort().join() === [...others].sort().join()

/** Yields the tables, and counts the rows of each. */
async function* countRows(
  tables: AsyncIterable<StoredTable>,
  counts: Map<string, number>,
  signal: AbortSignal,
): AsyncGenerator<StoredTable> {
  for await (const table of tables) {
    counts.set(table.table, 0)
    yield { ...table, rows: counted(table) }
  }

  async function* counted({ table, rows }: StoredTable): AsyncGenerator<Buffer> {
    for await (const part of rows) {
      signal.throwIfAborted()
      counts.set(table, getOrThrow(counts, table) + countLines(part))
      yield part
    }
  }
}

function countLines(text: Buffer): number {
  let lines = 0
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lines++
  return lines
}

/** @throws FailedDrill for a table with other rows than the file */
async function compareRows(restored: DataSource, rows: Map<string, number>): Promise<void> {
  const queryRunner = restored.createQueryRunner()
  try {
    for (const { name } of await listSiteTables(queryRunner)) {
      const [found] = (await queryRunner.query(`SELECT count(*)::int AS rows FROM public.${quoted(name)}`)) as [
        { rows: number },
      ]
      if (found.rows !== rows.get(name))
        throw new FailedDrill(`The restored table ${name} has ${found.rows} rows, the backup has ${rows.get(name)}.`)
    }
  } finally {
    await queryRunner.release()
  }
}
