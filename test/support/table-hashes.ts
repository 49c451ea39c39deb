import type { DataSource } from 'typeorm'

/** Tables not in backups: sessions, counters, the identity of the change sequence, and the time of the last backup. */
const LEFT_OUT = ['sessions', 'rate_limits', 'change_epoch', 'backups', 'restore_drills']

/** Returns a hash of the rows of each table, independent of their physical order. */
export function tableHashes(dataSource: DataSource): Promise<Record<string, string>> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL TimeZone = 'UTC'`)
    const tables = await manager.query<{ name: string }[]>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    )
    const hashes: Record<string, string> = {}
    for (const { name } of tables.filter(({ name }) => !LEFT_OUT.includes(name))) {
      const [{ rows, hash }] = await manager.query(`
        SELECT count(*) AS rows, md5(string_agg(line, '' ORDER BY line COLLATE "C")) AS hash
        FROM (SELECT (to_jsonb(stored) - 'changed_in')::text AS line FROM ${name} stored) AS lines`)
      hashes[name] = `${rows} rows, ${hash}`
    }
    return hashes
  })
}
