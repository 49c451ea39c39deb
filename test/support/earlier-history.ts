import type { DataSource } from 'typeorm'

const FIRST = 1_795_000_000_000

/** Names of 52 migrations like those before the baselines, oldest first. Only the last one is real. */
export const EARLIER_MIGRATIONS = [
  ...Array.from({ length: 51 }, (_, index) => `Earlier${FIRST + index}`),
  'NotifyDueWork1795000180000',
]

/** Replaces the recorded migrations of a database. */
export async function recordMigrations(dataSource: DataSource, names: string[]): Promise<void> {
  await dataSource.query('DELETE FROM migrations')
  await dataSource.query(
    `INSERT INTO migrations (timestamp, name) SELECT right(name, 13)::bigint, name FROM unnest($1::text[]) AS name`,
    [names],
  )
}

/** Returns the recorded migrations of a database, oldest first. */
export async function recordedMigrations(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY timestamp')
  return rows.map(({ name }) => name)
}
