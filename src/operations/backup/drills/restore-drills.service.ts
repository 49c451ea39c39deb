import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { PollingWorker } from '#src/platform/background/polling-worker.js'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { tryAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { withoutTimeLimits } from '#src/platform/database/data-source.js'
import { SCHEDULED_FILE } from '../backup-schedule.js'
import { WITHOUT_TIME_LIMITS } from '../site-tables.js'
import { drillBackup, FailedDrill } from './drill-backup.js'
import { findLastDrills, isDrillDue, recordDrill, recordFailedDrill } from './last-drills.js'

const EVERY_MS = 10 * 60_000
/** A drill follows a backup, which is written at the hour with the fewest visitors. */
const NEWEST_MS = 2 * 3_600_000
/** Tables, indexes and write-ahead log of the restored database, by the size of the database. */
const SPACE_FACTOR = 3

/** Restores the newest scheduled backup into a temporary database every week. Processes of one site share the schedule. */
@Injectable()
export class RestoreDrillsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('backup')
  private readonly worker = new PollingWorker(this.logger, 'Restore drill')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly secret: Secret,
  ) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.worker.stop()
  }

  @Interval(EVERY_MS)
  run(): Promise<void> {
    return this.worker.run(() => this.drillIfDue())
  }

  private async drillIfDue(): Promise<void> {
    const file = await this.findNewBackup()
    if (file === undefined || !isDrillDue(await findLastDrills(this.dataSource))) return
    try {
      await this.drillAlone(file)
    } catch (error) {
      if (!this.worker.signal.aborted) await recordFailedDrill(this.dataSource, error as Error).catch(() => undefined)
      throw error
    }
  }

  /** Returns the newest scheduled backup, if it was just written and this process can read it. */
  private async findNewBackup(): Promise<string | undefined> {
    const { backups, backupRecipients, backupIdentities } = this.environment
    if (!backups || (backupRecipients.length > 0 && backupIdentities.length === 0)) return undefined
    const names = await readdir(backups.dir).catch(() => [])
    const name = names
      .filter((each) => SCHEDULED_FILE.test(each))
      .sort()
      .at(-1)
    if (name === undefined) return undefined
    const file = join(backups.dir, name)
    const { mtimeMs } = await stat(file)
    return Date.now() - mtimeMs < NEWEST_MS ? file : undefined
  }

  /** Drills a backup unless another process does or did. */
  private async drillAlone(file: string): Promise<void> {
    const unlimited = await withoutTimeLimits(this.dataSource).initialize()
    try {
      await unlimited.transaction(async (manager) => {
        await manager.query(WITHOUT_TIME_LIMITS)
        const isMine = await tryAdvisoryLock(manager, 'restoreDrills')
        if (!isMine || !isDrillDue(await findLastDrills(manager))) return
        await this.assertSpace(unlimited)
        const { backupIdentities: identities } = this.environment
        const { secret } = this
        if (!(await drillBackup(unlimited, file, { identities, secret, signal: this.worker.signal }))) return
        await recordDrill(manager)
        this.logger.log(`Restore drill passed: ${file}`)
      })
    } finally {
      await unlimited.destroy()
    }
  }

  /** @throws FailedDrill if a second copy of the embedded database could fill its disk */
  private async assertSpace(dataSource: DataSource): Promise<void> {
    const { databaseUrl, dataDir } = this.environment
    if (databaseUrl) return
    const [database] = await dataSource.query<[{ bytes: string }]>(
      'SELECT pg_database_size(current_database()) AS bytes',
    )
    const { bavail, bsize } = await statfs(dataDir)
    if (bavail * bsize < SPACE_FACTOR * Number(database.bytes))
      throw new FailedDrill(`${dataDir} has too little free space for a second database.`)
  }
}
