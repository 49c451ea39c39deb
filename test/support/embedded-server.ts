import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, type QueryResultRow } from 'pg'

/**
 * Returns the process number of the embedded database server on a data directory, undefined when none runs. A pid file
 * that a test or another container has written can hold the number of any process.
 */
export function postmasterOf(dataDir: string): number | undefined {
  const cluster = join(dataDir, 'postgres')
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`-D\0${cluster}\0`) ? pid : undefined
  } catch {
    return undefined
  }
}

/** Runs a statement on an embedded database. @param connection settings for another connection than the socket */
export async function queryEmbedded<Row extends QueryResultRow>(
  dataDir: string,
  statement: string,
  connection: object = {},
): Promise<Row[]> {
  const client = new Client({ host: join(dataDir, 'postgres'), user: 'postgres', ...connection })
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Returns the ids of the stored contact messages. @param connection settings for another connection than the socket */
export async function storedMessageIds(dataDir: string, connection: object = {}): Promise<string[]> {
  const rows = await queryEmbedded<{ id: string }>(dataDir, 'SELECT id FROM contact_messages', connection)
  return rows.map(({ id }) => id)
}

/**
 * Returns true once the first migration of an embedded database has begun.
 * @param connection returns settings for another connection than the socket, or throws before the server is ready
 */
export async function isMigrating(dataDir: string, connection = () => ({})): Promise<boolean> {
  try {
    const statement = `SELECT to_regclass('migrations') IS NOT NULL AS exists`
    const [row] = await queryEmbedded<{ exists: boolean }>(dataDir, statement, connection())
    return row!.exists
  } catch {
    return false // the server is not ready
  }
}
