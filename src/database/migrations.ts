import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { Client } from 'pg'
import { DataSource, type Migration as ExecutedMigration, type MigrationInterface } from 'typeorm'
import { StartupError } from '../config/startup-error.js'

type Migration = new () => MigrationInterface

const directory = join(dirname(fileURLToPath(import.meta.url)), '../../migrations')

/** Any number that no other program takes on the same server. */
export const MIGRATION_LOCK = 7_203_460_915
const RETRY_MS = 500
const MAX_WAIT_MS = 600_000

const logger = new Logger('database')

/** Every migration of the `migrations` folder, oldest first. */
export async function loadMigrations(): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => /^\d+-.+\.(js|ts)$/.test(file)).sort()
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(directory, file)).href) as Promise<Record<string, Migration>>),
  )
  return modules.flatMap((module) => Object.values(module))
}

/**
 * Runs what has not run yet. On a server, under an advisory lock: several processes may start at once. The lock has a
 * connection of its own, since each migration is a transaction on another one; and migrations have theirs, since the
 * time limits of requests are not for them.
 */
export async function migrate(dataSource: DataSource, databaseUrl: string | undefined): Promise<ExecutedMigration[]> {
  const executed = databaseUrl ? await migrateServer(dataSource, databaseUrl) : await dataSource.runMigrations()
  await warnOfUnknown(dataSource)
  return executed
}

async function migrateServer(dataSource: DataSource, databaseUrl: string): Promise<ExecutedMigration[]> {
  const lock = new Client(databaseUrl)
  const withoutTimeouts = new DataSource({ ...dataSource.options, extra: {} })
  await lock.connect()
  try {
    await acquireLock(lock)
    await withoutTimeouts.initialize()
    return await withoutTimeouts.runMigrations()
  } finally {
    if (withoutTimeouts.isInitialized) await withoutTimeouts.destroy()
    await lock.end()
  }
}

/** The lock is a transaction's: a pooler may give a session to somebody else, and the lock with it. */
async function acquireLock(lock: Client): Promise<void> {
  await lock.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
  for (let tries = 0; tries < MAX_WAIT_MS / RETRY_MS; tries++) {
    const { rows } = await lock.query<{ granted: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS granted', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.granted) return
    if (tries === 1) logger.log('Waiting for migrations: another process runs them.')
    await pause(RETRY_MS)
  }
  throw new StartupError('Migrations of another process did not end in ten minutes; pg_locks shows its advisory lock.')
}

/** After a return to an older version: it may work, but whoever runs it should know. */
async function warnOfUnknown(dataSource: DataSource): Promise<void> {
  const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY timestamp')
  const unknown = await unknownMigrations(rows.map(({ name }) => name))
  if (unknown.length > 0)
    logger.warn(`The database was migrated by another version of this site, which also ran ${unknown.join(', ')}.`)
}

/** Of these migrations, those that only another version of this site has. */
export async function unknownMigrations(names: string[]): Promise<string[]> {
  const known = new Set((await loadMigrations()).map(({ name }) => name))
  return names.filter((name) => !known.has(name))
}
