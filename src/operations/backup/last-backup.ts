import type { DataSource } from 'typeorm'

/** Returns the time of the last backup of this database. */
export async function findLastBackup(dataSource: Pick<DataSource, 'query'>): Promise<Date | undefined> {
  const rows = await dataSource.query<{ made_at: Date }[]>('SELECT made_at FROM backups ORDER BY made_at DESC LIMIT 1')
  return rows[0]?.made_at
}

/** Stores that a backup was made now; not in a database of a version before this table. */
export async function recordBackup(dataSource: Pick<DataSource, 'query'>): Promise<void> {
  const [table] = await dataSource.query<{ name: string | null }[]>(`SELECT to_regclass('public.backups') AS name`)
  if (table?.name) await dataSource.query('WITH earlier AS (DELETE FROM backups) INSERT INTO backups DEFAULT VALUES')
}
