/**
 * A backup is gzipped lines of JSON: the manifest, then each table's heading with its rows below, and the seal that
 * holds the hash of all lines before it.
 */
export interface BackupManifest {
  format: typeof FORMAT
  madeAt: string
  /** The migrations that had run, oldest first: they say which tables and columns follow. */
  migrations: string[]
  /** The secret that the data directory keeps; absent where SESSION_SECRET held it. */
  sessionSecret?: string
  /** What tells the secret again, wherever it was kept. */
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
