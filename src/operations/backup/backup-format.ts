import { SHORTEST_SECRET } from '#src/platform/config/environment-schema.js'

/**
 * First line of a backup. A backup is gzipped JSON lines, encrypted in the format of age if keys are configured: the manifest, then each table's heading with its rows below,
 * and a last line with the hash of all lines before it.
 */
export interface BackupManifest {
  format: typeof FORMAT
  madeAt: string
  /** Executed migrations, oldest first, which determine the tables and columns that follow. */
  migrations: string[]
  /** Secret stored in the data directory; absent in a plain backup, and if SESSION_SECRET was set. */
  sessionSecret?: string
  /** Hash that identifies the secret, wherever it was stored. */
  secretHash?: string
}

export interface TableHeading {
  table: string
  columns: string[]
}

export interface BackupSeal {
  sha256: string
}

export const FORMAT = 'biorezonanca-backup-1'

/** Names of migrations, tables and columns, which are printed. */
const NAME = /^\w{1,100}$/
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** Secrets of the data directory, which are stored as a line. */
const SECRET = new RegExp(`^\\P{Cc}{${SHORTEST_SECRET},}$`, 'u')

/** Checks the first line of a backup, which may come from a stranger. */
export function isManifest(value: unknown): value is BackupManifest {
  const { format, madeAt, migrations, sessionSecret, secretHash } = (value ?? {}) as Record<string, unknown>
  return (
    format === FORMAT &&
    isText(madeAt, TIME) &&
    areNames(migrations) &&
    migrations.length > 0 &&
    (sessionSecret === undefined || isText(sessionSecret, SECRET)) &&
    (secretHash === undefined || typeof secretHash === 'string')
  )
}

/** Checks the heading of a table. */
export function isTableHeading(value: unknown): value is TableHeading {
  const { table, columns } = (value ?? {}) as Record<string, unknown>
  return isText(table, NAME) && areNames(columns)
}

const isText = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)

const areNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => isText(each, NAME))
