import { Baseline } from '#src/platform/database/baseline.js'

/** Times of backups, failed ones, and restore drills. */
export class CreateBackups1796050002023 extends Baseline {
  readonly schema = `
    CREATE TABLE backups (made_at timestamptz PRIMARY KEY DEFAULT now());
    CREATE TABLE backup_failures (failed_at timestamptz PRIMARY KEY DEFAULT now(), reason text NOT NULL);
    CREATE TABLE restore_drills (ended_at timestamptz PRIMARY KEY DEFAULT now(), failure text);`
}
