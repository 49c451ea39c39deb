import { SHORTEST_SECRET } from '#src/platform/config/environment-schema.js'

/**
 * First line of a backup. A backup is gzipped text, encrypted in the format of age if keys are configured: the manifest, then each table's
 * heading, its rows in the text format of COPY and `END_OF_ROWS`, and a last line with the hash of all lines before it.
 */
export interface BackupManifest {
  format: typeof FORMAT | typeof FIRST_FORMAT
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

export const FORMAT = 'biorezonanca-backup-2'

/** Format of earlier versions: each row is a JSON array of texts, and no line ends the rows of a table. */
export const FIRST_FORMAT = 'biorezonanca-backup-1'

/** Line after the rows of a table, as in the files of psql. */
export const END_OF_ROWS = '\\.'

/** Length of the line with the hash, in bytes. */
export const SEAL_LENGTH = sealOf('0'.repeat(64)).length

/** Returns the last line of a backup. */
export function sealOf(sha256: string): string {
  return `${JSON.stringify({ sha256 })}\n`
}

/** Names of migrations, tables and columns, which are printed. */
const NAME = /^\w{1,100}$/
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** Secrets of the data directory, which are stored as a line. */
const SECRET = new RegExp(`^\\P{Cc}{${SHORTEST_SECRET},}$`, 'u')

/** Checks the first line of a backup, which may come from a stranger. */
export function isManifest(value: unknown): value is BackupManifest {
  const { format, madeAt, migrations, sessionSecret, secretHash } = (value ?? {}) as Record<string, unknown>
  return (
    (format === FORMAT || format === FIRST_FORMAT) &&
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
  return isText(table, NAME) && areNames(columns) && columns.length > 0
}

const isText = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)

const areNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => isText(each, NAME))
