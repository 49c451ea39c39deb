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
