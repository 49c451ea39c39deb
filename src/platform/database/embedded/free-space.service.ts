import { statfs } from 'node:fs/promises'
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { Environment } from '../../config/environment.js'

const MEGABYTE = 2 ** 20
/** PostgreSQL stops when it cannot create the next WAL segment of 16 MB; a checkpoint needs some space, too. */
const MIN_BYTES = 64 * MEGABYTE
const LOW_BYTES = 512 * MEGABYTE
const INTERVAL_MS = 60_000

/** Monitors the disk of the embedded database, and warns before it is full. */
@Injectable()
export class FreeSpaceService implements OnApplicationBootstrap {
  private readonly logger = new Logger('database')
  private hasWarned = false

  constructor(private readonly environment: Environment) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.warn()
  }

  /** Returns true when the disk of the embedded database has too little space for the next writes. */
  async isUsedUp(): Promise<boolean> {
    return (await this.bytes()) < MIN_BYTES
  }

  @Interval(INTERVAL_MS)
  async warn(): Promise<void> {
    const bytes = await this.bytes()
    const isLow = bytes < LOW_BYTES
    if (isLow && !this.hasWarned)
      this.logger.warn(
        `Low disk space for the database in ${this.environment.dataDir}: ${Math.floor(bytes / MEGABYTE)} MB free`,
      )
    this.hasWarned = isLow
  }

  /** Returns free bytes; infinite with `DATABASE_URL`, whose disk is not monitored. */
  private async bytes(): Promise<number> {
    const { databaseUrl, dataDir } = this.environment
    const stats = databaseUrl ? undefined : await statfs(dataDir).catch(() => undefined)
    return stats ? stats.bavail * stats.bsize : Infinity
  }
}
