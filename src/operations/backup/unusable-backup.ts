import { StartupError } from '#src/platform/config/startup-error.js'

/** Backup that cannot be restored. */
export class UnusableBackup extends StartupError {}

export function notWhole(file: string): UnusableBackup {
  return new UnusableBackup(`${file} is incomplete or was changed.`)
}
