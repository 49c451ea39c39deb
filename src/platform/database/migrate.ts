import { setTimeout as pause } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { Client } from 'pg'
import { DataSource, type Migration } from 'typeorm'
import { StartupError } from '../config/startup-error.js'
import { ADVISORY_LOCKS } from './advisory-locks.js'
import { connectionString, withoutTimeLimits } from './data-source.js'
import { adoptEarlierHistory, isEarlierMigration } from './earlier-history.js'
import { listExecutedMigrations, listMigrationTimestamps, loadMigrations, unknownMigrations } from './migrations.js'

const RETRY_MS = 500
const MAX_WAIT_MS = 600_000

const logger = new Logger('database')

/**
 * Runs pending migrations under an advisory lock: several processes may start at once. The lock has its own connection,
 * because each migration is a transaction on another one. Migrations use a separate `DataSource`, without the time
 * limits of requests.
 */
export async function migrate(dataSource: DataSource): Promise<Migration[]> {
  if (await isUpToDate(dataSource)) return []
  const lock = new Client(connectionString(dataSource))
  const unlimited = withoutTimeLimits(dataSource, { migrations: await loadMigrations() })
  await lock.connect()
  try {
    await acquireLock(lock)
    await unlimited.initialize()
    await adoptEarlierHistory(unlimited)
    await assertNotNewer(unlimited)
    return await unlimited.runMigrations()
  } finally {
    if (unlimited.isInitialized) await unlimited.destroy()
    await lock.end()
  }
}

/** Returns true when exactly the migrations of this version have run, as at nearly every start; loads no migration. */
async function isUpToDate(dataSource: DataSource): Promise<boolean> {
  const executed = await listExecutedMigrations(dataSource)
  return executed.map((name) => name.slice(-13)).join() === (await listMigrationTimestamps()).join()
}

/** Acquires the lock in a transaction: a pooler may reuse a session for another client, and its lock with it. */
async function acquireLock(lock: Client): Promise<void> {
  await lock.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
  for (let tries = 0; tries < MAX_WAIT_MS / RETRY_MS; tries++) {
    const { rows } = await lock.query<{ granted: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS granted', [
      ADVISORY_LOCKS.migrations,
    ])
    if (rows[0]?.granted) return
    if (tries === 1) logger.log('Waiting for migrations: another process runs them.')
    await pause(RETRY_MS)
  }
  throw new StartupError(
    'Migrations of another process did not finish within ten minutes; pg_locks shows its advisory lock.',
  )
}

/** @throws StartupError if a newer version of the site has migrated the database: its tables may be others */
export async function assertNotNewer(dataSource: DataSource): Promise<void> {
  const unknown = await unknownMigrations(await listExecutedMigrations(dataSource))
  const newer = unknown.filter((name) => !isEarlierMigration(name))
  if (newer.length > 0)
    throw new StartupError(
      `The database was migrated by a newer version of this site (unknown migrations: ${newer.join(', ')}): start that version, or restore a backup from before the upgrade.`,
    )
}
