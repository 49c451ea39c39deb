import type { DataSource } from 'typeorm'
import { connectionString, withoutTimeLimits } from '#src/platform/database/data-source.js'
import { loadMigrations } from '#src/platform/database/migrations.js'
import { quoted } from '../site-tables.js'

/** Longest name of PostgreSQL, without the suffix. */
const LONGEST_PREFIX = 40

/** Runs the work with an empty database on the same server, and drops it. That of a killed process is dropped first. */
export async function withTemporaryDatabase<Result>(
  site: DataSource,
  work: (temporary: DataSource) => Promise<Result>,
): Promise<Result> {
  const [current] = await site.query<[{ name: string }]>('SELECT current_database() AS name')
  const name = `${current.name.slice(0, LONGEST_PREFIX)}_restore_drill`
  const drop = () => site.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`)
  await drop()
  await site.query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0 ENCODING 'UTF8'`)
  const url = new URL(connectionString(site))
  url.pathname = `/${encodeURIComponent(name)}`
  const temporary = withoutTimeLimits(site, { migrations: await loadMigrations(), url: url.href })
  try {
    await temporary.initialize()
    return await work(temporary)
  } finally {
    if (temporary.isInitialized) await temporary.destroy()
    await drop()
  }
}
