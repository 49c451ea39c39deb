import type { DataSource } from 'typeorm'
import { loggedMessage } from '#src/platform/database/logged-error.js'

type Database = Pick<DataSource, 'query'>

/** Failed backup without a later successful one. */
export interface FailedBackup {
  failedAt: Date
  reason: string
}

/** Returns the time of the last backup of this database. */
export async function findLastBackup(database: Database): Promise<Date | undefined> {
  const rows = await database.query<{ made_at: Date }[]>('SELECT made_at FROM backups ORDER BY made_at DESC LIMIT 1')
  return rows[0]?.made_at
}

/** Returns the last backup that failed, unless one succeeded since. */
export async function findFailedBackup(database: Database): Promise<FailedBackup | undefined> {
  const rows = await database.query<FailedBackup[]>(
    'SELECT failed_at AS "failedAt", reason FROM backup_failures ORDER BY failed_at DESC LIMIT 1',
  )
  return rows[0]
}

/** Stores that a backup was made now; not in a database of a version before these tables. */
export async function recordBackup(database: Database): Promise<void> {
  if (await hasTable(database, 'backups'))
    await database.query('WITH earlier AS (DELETE FROM backups) INSERT INTO backups DEFAULT VALUES')
  if (await hasTable(database, 'backup_failures')) await database.query('DELETE FROM backup_failures')
}

/** Stores that a backup failed now; not in a database of a version before this table. */
export async function recordFailedBackup(database: Database, error: Error): Promise<void> {
  if (await hasTable(database, 'backup_failures'))
    await database.query(
      'WITH earlier AS (DELETE FROM backup_failures) INSERT INTO backup_failures (reason) VALUES ($1)',
      [loggedMessage(error)],
    )
}

async function hasTable(database: Database, name: string): Promise<boolean> {
  const [table] = await database.query<{ found: string | null }[]>('SELECT to_regclass($1) AS found', [
    `public.${name}`,
  ])
  return Boolean(table?.found)
}
