import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { DataSource, type Migration as ExecutedMigration, type MigrationInterface } from 'typeorm'

type Migration = new () => MigrationInterface

const directory = join(dirname(fileURLToPath(import.meta.url)), '../../migrations')

/** Any number that no other program takes on the same server. */
const MIGRATION_LOCK = 7_203_460_915

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
  if (!databaseUrl) return dataSource.runMigrations()
  const lock = new Client(databaseUrl)
  const patient = new DataSource({ ...dataSource.options, extra: {} })
  await lock.connect()
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await patient.initialize()
    return await patient.runMigrations()
  } finally {
    if (patient.isInitialized) await patient.destroy()
    await lock.end()
  }
}
