import type { DataSource } from 'typeorm'

/**
 * Resolves when all transactions that began earlier have ended, in any database of the server, parallel tests included. Clients of the
 * change API see changes only then.
 */
export async function earlierTransactionsEnded(database: DataSource): Promise<void> {
  const [mark] = await database.query<{ now: string }[]>('SELECT pg_current_xact_id()::text AS now')
  const isOver = async () => {
    const [row] = await database.query<{ over: boolean }[]>(
      'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS over',
      [mark!.now],
    )
    return row!.over
  }
  while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 20))
}
