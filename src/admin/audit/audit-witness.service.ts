import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { Interval, Timeout } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { Environment } from '#src/platform/config/environment.js'
import { AuditEvent } from './audit-event.entity.js'
import { AuditHead } from './audit-head.entity.js'
import { GENESIS_HASH } from './audit-row-hash.js'
import { storedHead, storeHead } from './stored-head.js'

const STORE_INTERVAL_MS = 60_000
const FIRST_LOG_AFTER_MS = 60_000
const LOG_INTERVAL_MS = 24 * 3_600_000

/**
 * Stores the end of the audit log outside the database, in a file and in the process log, so that restoring an earlier
 * state of the log with its signature is detected.
 */
@Injectable()
export class AuditWitnessService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('audit')
  private complaint?: string

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.store()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.log()
  }

  @Timeout(FIRST_LOG_AFTER_MS)
  async logFirst(): Promise<void> {
    await this.log()
  }

  @Interval(LOG_INTERVAL_MS)
  async log(): Promise<void> {
    const head = await this.store()
    if (head) this.logger.log(`The audit log has ${head.rows} rows, ending in ${head.hash}`)
  }

  /** Stores the head, but never over one that the log no longer contains, which is the proof of tampering. */
  @Interval(STORE_INTERVAL_MS)
  async store(): Promise<AuditHead | null> {
    try {
      const head = await this.dataSource.manager.findOneBy(AuditHead, { id: 1 })
      const kept = storedHead(this.environment.dataDir)
      if (!head || kept === head.hash) return head
      if (kept && !(await this.knows(kept))) {
        this.complain(`No row of the audit log has the hash ${kept} any more: see npm run audit:verify`)
      } else {
        storeHead(this.environment.dataDir, head)
      }
      return head
    } catch (error) {
      this.complain(`Storing the end of the audit log failed: ${(error as Error).message}`)
      return null
    }
  }

  /** Checks whether a row with this hash is followed by others. */
  private async knows(hash: string): Promise<boolean> {
    return hash === GENESIS_HASH || this.dataSource.manager.existsBy(AuditEvent, { previousHash: hash })
  }

  private complain(complaint: string): void {
    if (complaint !== this.complaint) this.logger.error(complaint)
    this.complaint = complaint
  }
}
