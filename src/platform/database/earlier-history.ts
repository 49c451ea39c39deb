import { Logger } from '@nestjs/common'
import type { DataSource } from 'typeorm'
import { StartupError } from '../config/startup-error.js'
import { Baseline } from './baseline.js'
import { listExecutedMigrations, loadMigrations } from './migrations.js'

/** Migrations before the baselines, which create the same schema. */
const LAST_EARLIER = 'NotifyDueWork1795000180000'
const EARLIER_COUNT = 52

const logger = new Logger('database')

/**
 * Replaces the history before the baselines by the names of the baselines; returns any other history as it is.
 * @throws StartupError for a part of the history before the baselines
 */
export async function replaceEarlierHistory(executed: string[], source: 'backup' | 'database'): Promise<string[]> {
  if (!executed.some(isEarlierMigration)) return executed
  if (executed.length !== EARLIER_COUNT || !executed.includes(LAST_EARLIER))
    throw new StartupError(
      `The ${source} must have exactly the ${EARLIER_COUNT} migrations up to ${LAST_EARLIER}. Start the last version that contains them on it once, or restore a newer backup.`,
    )
  return (await loadMigrations()).filter(({ prototype }) => prototype instanceof Baseline).map(({ name }) => name)
}

/** Records the baselines as executed in a database whose history is from before them. @throws StartupError */
export async function adoptEarlierHistory(dataSource: DataSource): Promise<void> {
  const executed = await listExecutedMigrations(dataSource)
  const baselines = await replaceEarlierHistory(executed, 'database')
  if (baselines === executed) return
  await dataSource.transaction(async (manager) => {
    await manager.query('DELETE FROM migrations')
    await manager.query(`INSERT INTO migrations (timestamp, name) SELECT * FROM unnest($1::bigint[], $2::text[])`, [
      baselines.map(timestampOf),
      baselines,
    ])
  })
  logger.log(`Replaced ${executed.length} migrations in the history of the database by ${baselines.length} baselines.`)
}

/** Returns true for a migration that the baselines have replaced. */
export function isEarlierMigration(name: string): boolean {
  return timestampOf(name) <= timestampOf(LAST_EARLIER)
}

/** Returns the timestamp at the end of the name of a migration. */
function timestampOf(name: string): number {
  return Number(name.slice(-13))
}
