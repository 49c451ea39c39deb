import type { DataSource } from 'typeorm'
import { verifyAuditChain } from '#src/admin/audit/verify-audit-chain.js'
import type { Secret } from '#src/platform/crypto/secret.js'
import { listExecutedMigrations } from '#src/platform/database/migrations.js'
import { parseManifest, readBackup } from '../backup-file.js'
import type { TableHeading } from '../backup-format.js'
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
  const lines = readBackup(file, identities)
  try {
    const first = await lines.next()
    const { migrations } = parseManifest(file, first.done ? '' : first.value)
    if (!isSame(migrations, await listExecutedMigrations(site))) return false
    await withTemporaryDatabase(site, async (restored) => {
      const rows = new Map<string, number>()
      await loadDatabase(restored, countRows(lines, rows, signal), { migrations, replace: false })
      await compareRows(restored, rows)
      const { fault } = await verifyAuditChain(restored.manager, secret)
      if (fault) throw new FailedDrill(`The restored audit log is not intact: ${fault.kind}.`)
    })
    return true
  } finally {
    await lines.return(undefined)
  }
}

const isSame = (names: string[], others: string[]) => [...names].sort().join() === [...others].sort().join()

/** Yields the lines, and counts the rows of each table. */
async function* countRows(
  lines: AsyncIterable<string>,
  rows: Map<string, number>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let table = ''
  for await (const line of lines) {
    signal.throwIfAborted()
    if (line.startsWith('[')) {
      rows.set(table, rows.get(table)! + 1)
    } else {
      table = (JSON.parse(line) as TableHeading).table
      rows.set(table, 0)
    }
    yield line
  }
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
