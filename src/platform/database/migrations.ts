import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { DataSource, MigrationInterface } from 'typeorm'

type Migration = new () => MigrationInterface

const directory = join(dirname(fileURLToPath(import.meta.url)), '../../../migrations')

/** Returns the files of the `migrations` folder, oldest first. */
async function listMigrationFiles(): Promise<string[]> {
  return (await readdir(directory)).filter((file) => /^\d+-.+\.(js|ts)$/.test(file)).sort()
}

/** Returns the timestamps of all migrations, which begin the names of the files and end those of the classes. */
export async function listMigrationTimestamps(): Promise<string[]> {
  return (await listMigrationFiles()).map((file) => file.slice(0, file.indexOf('-')))
}

/** Loads every migration of the `migrations` folder, oldest first. */
export async function loadMigrations(): Promise<Migration[]> {
  const modules = await Promise.all(
    (await listMigrationFiles()).map(
      (file) => import(pathToFileURL(join(directory, file)).href) as Promise<Record<string, Migration>>,
    ),
  )
  return modules.flatMap((module) => Object.values(module))
}

/** Returns the names of the executed migrations, oldest first; none for an empty database. */
export async function listExecutedMigrations(dataSource: DataSource): Promise<string[]> {
  const [table] = await dataSource.query<[{ exists: boolean }]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  )
  if (!table.exists) return []
  const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY timestamp')
  return rows.map(({ name }) => name)
}

/** Returns the migrations that this version of the site lacks. */
export async function unknownMigrations(names: string[]): Promise<string[]> {
  const known = new Set((await loadMigrations()).map(({ name }) => name))
  return names.filter((name) => !known.has(name))
}
