import type { ClientBase } from 'pg'
import type { QueryRunner } from 'typeorm'
import { CHANGED_IN } from '#src/platform/database/change-columns.js'

export interface SiteTable {
  name: string
  columns: { name: string; type: string; isIdentity: boolean }[]
}

/**
 * Tables without rows in a backup: migrations run again, ended sessions must not revive, and change numbers and the
 * times of the last backups and drills depend on the database.
 */
const LEFT_OUT = ['migrations', 'sessions', 'change_epoch', 'backups', 'backup_failures', 'restore_drills']

/** Lifts the time limits of a transaction, which a server may set itself. */
export const WITHOUT_TIME_LIMITS = 'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0'

/** Returns every table whose rows a backup contains. Unlogged tables are counters, which a crash may lose as well. */
export async function listSiteTables(queryRunner: QueryRunner): Promise<SiteTable[]> {
  return (await queryRunner.query(
    `SELECT relname AS name, json_agg(json_build_object(
       'name', attname, 'type', format_type(atttypid, atttypmod), 'isIdentity', attidentity <> '') ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p' AND relname <> ALL ($1)
       AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname <> '${CHANGED_IN}'
     GROUP BY relname ORDER BY relname`,
    [LEFT_OUT],
  )) as SiteTable[]
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Returns the connection of a query runner, for COPY. */
export function clientOf(queryRunner: QueryRunner): Promise<ClientBase & { end: () => Promise<void> }> {
  return queryRunner.connect() as Promise<ClientBase & { end: () => Promise<void> }>
}
