import { Logger } from '@nestjs/common'
import type { DataSource } from 'typeorm'
import { StartupError } from '../config/startup-error.js'
import { Baseline } from './baseline.js'
import { listExecutedMigrations, loadMigrations } from './migrations.js'

/** Migrations before the first release, which the baselines replace: they create the same schema. */
const LAST_EARLIER = 'AddNetworksOfBursts1796050001000'
const EARLIER_COUNT = 79

const logger = new Logger('database')

/**
 * Replaces the migrations before the baselines by the names of the baselines; returns a history without them as it is.
 * @throws StartupError for a part of the history before the baselines
 */
export async function replaceEarlierHistory(executed: string[], source: 'backup' | 'database'): Promise<string[]> {
  const earlier = executed.filter(isEarlierMigration)
  if (earlier.length === 0) return executed
  if (earlier.length !== EARLIER_COUNT || !earlier.includes(LAST_EARLIER))
    throw new StartupError(
      `The ${source} must have exactly the ${EARLIER_COUNT} migrations up to ${LAST_EARLIER}. Start the last version that contains them on it once, or restore a newer backup.`,
    )
  const baselines = (await loadMigrations()).filter(({ prototype }) => prototype instanceof Baseline)
  return [...baselines.map(({ name }) => name), ...executed.filter((name) => !isEarlierMigration(name))]
}

/** Records the baselines as executed in a database whose history is from before them. @throws StartupError */
export async function adoptEarlierHistory(dataSource: DataSource): Promise<void> {
  const executed = await listExecutedMigrations(dataSource)
  const history = await replaceEarlierHistory(executed, 'database')
  if (history === executed) return
  await dataSource.transaction(async (manager) => {
    await manager.query('DELETE FROM migrations')
    await manager.query(`INSERT INTO migrations (timestamp, name) SELECT * FROM unnest($1::bigint[], $2::text[])`, [
      history.map(timestampOf),
      history,
    ])
  })
  logger.log(
    `Replaced ${EARLIER_COUNT} migrations in the history of the database by ${history.length - executed.length + EARLIER_COUNT} baselines.`,
  )
}

/** Returns true for a migration that the baselines have replaced. */
export function isEarlierMigration(name: string): boolean {
  return timestampOf(name) <= timestampOf(LAST_EARLIER)
}

/** Returns the timestamp at the end of the name of a migration. */
function timestampOf(name: string): number {
  return Number(name.slice(-13))
}
