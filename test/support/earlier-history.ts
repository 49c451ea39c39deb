import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import type { DataSource } from 'typeorm'

/** Dump of a site before the first release, by `pg_dump --inserts`: first content, invented leads, and odd spellings. */
const EARLIER_DATABASE = fileURLToPath(new URL('before-first-release.sql.gz', import.meta.url))

/** Creates all tables and rows of a site before the first release in an empty database. */
export async function loadEarlierDatabase(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(gunzipSync(readFileSync(EARLIER_DATABASE)).toString())
  await client.end()
}

/** Rows of the tables that later migrations change: two spellings of one subscriber are merged, and leads get a number to dial. */
export const REPAIRED = {
  contact_messages: expect.stringMatching(/^37 rows/),
  franchise_inquiries: expect.stringMatching(/^8 rows/),
  appointment_requests: expect.stringMatching(/^9 rows/),
  bookings: expect.stringMatching(/^7 rows/),
  newsletter_subscribers: expect.stringMatching(/^8 rows/),
  newsletter_consents: expect.stringMatching(/^2 rows/),
  newsletter_confirmation_tokens: expect.stringMatching(/^1 rows/),
  removals: expect.stringMatching(/^1 rows/),
  outgoing_mails: expect.stringMatching(/^4 rows/),
  migrations: expect.stringMatching(/rows/),
}

/** Returns the hashes of the tables that later migrations leave as they are. */
export function withoutRepaired(hashes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(hashes).filter(([table]) => !(table in REPAIRED)))
}

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
