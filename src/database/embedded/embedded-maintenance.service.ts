import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { EmbeddedDataSource } from '../data-source.js'

const EVERY_MS = 15 * 60_000

/** Does for the embedded database what a server does by itself: single-user Postgres has neither checkpointer nor autovacuum. */
@Injectable()
export class EmbeddedMaintenanceService {
  private readonly logger = new Logger('database')

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Interval(EVERY_MS)
  async maintain(): Promise<void> {
    if (!(this.dataSource instanceof EmbeddedDataSource)) return
    try {
      await this.dataSource.query('VACUUM (ANALYZE)')
      await this.dataSource.query('CHECKPOINT')
    } catch (error) {
      this.logger.warn(`Maintenance waits for the next round: ${(error as Error).message}`)
    }
  }
}
