import type { DataSource } from 'typeorm'
import { loggedMessage } from '#src/platform/database/logged-error.js'
import { requireValue } from '#src/shared/lookups.js'
import type { FailedBackup } from '../last-backup.js'

type Database = Pick<DataSource, 'query'>

const DAY_MS = 24 * 3_600_000

export interface LastDrills {
  passed?: Date
  /** Drill that failed since. */
  failed?: FailedBackup
}

export async function findLastDrills(database: Database): Promise<LastDrills> {
  const rows = await database.query<{ ended_at: Date; failure: string | null }[]>('SELECT * FROM restore_drills')
  const passed = rows.find(({ failure }) => failure === null)
  const failed = rows.find(({ failure }) => failure !== null)
  return {
    passed: passed?.ended_at,
    failed: failed && { failedAt: failed.ended_at, reason: requireValue(failed.failure, 'reason of the failure') },
  }
}

/** Checks whether the weekly drill is due, or the daily repetition of a failed one; a few hours early, as backups vary. */
export function isDrillDue({ passed, failed }: LastDrills, now = Date.now()): boolean {
  const isPast = (time: Date | undefined, days: number) => !time || now - time.getTime() > (days - 0.25) * DAY_MS
  return failed ? isPast(failed.failedAt, 1) : isPast(passed, 7)
}

export async function recordDrill(database: Database): Promise<void> {
  await database.query('WITH earlier AS (DELETE FROM restore_drills) INSERT INTO restore_drills DEFAULT VALUES')
}

export async function recordFailedDrill(database: Database, error: Error): Promise<void> {
  await database.query(
    `WITH earlier AS (DELETE FROM restore_drills WHERE failure IS NOT NULL)
     INSERT INTO restore_drills (failure) VALUES ($1)`,
    [loggedMessage(error)],
  )
}
