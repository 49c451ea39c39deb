import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common'
import { Interval, Timeout } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { inSql } from '#src/platform/config/period.js'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { loggedMessage } from '#src/platform/database/logged-error.js'
import { MailFilesService } from '#src/platform/mail/files/mail-files.service.js'
import { type RetentionRule, retentionRules } from '#src/platform/personal-data/expires-when.decorator.js'
import { eraseRows } from '#src/platform/personal-data/personal-rows.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'

const FIRST_AFTER_MS = 10 * 60_000
const EVERY_MS = 24 * 3_600_000
/** Batch size, small enough not to delay other queries. */
const ROWS_AT_A_TIME = 200

/** Deletes expired rows daily. Processes take turns by batch; logs contain no personal data. */
@Injectable()
export class ExpiredRowsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('retention')
  private stopped = false

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly files: MailFilesService,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopped = true
  }

  @Timeout(FIRST_AFTER_MS)
  async runFirst(): Promise<void> {
    await this.run()
  }

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    for (const rule of retentionRules()) await this.attempt(rule.table, () => this.apply(rule))
    await this.attempt('mail_files', () => this.files.removeOrphans())
  }

  /** Applies a rule; a failure does not affect other rules. */
  private async attempt(table: string, apply: () => Promise<number>): Promise<void> {
    const name = table.replaceAll('_', ' ')
    try {
      const rows = await apply()
      if (rows > 0) this.logger.log(`Deleted expired rows: ${rows} ${name}`)
    } catch (error) {
      this.logger.warn(`Retention failed for ${name}, retrying at next run: ${loggedMessage(error as Error)}`)
    }
  }

  /** @returns the number of deleted rows of its table */
  private async apply(rule: RetentionRule): Promise<number> {
    let deleted = 0
    let batch = ROWS_AT_A_TIME
    while (batch === ROWS_AT_A_TIME && !this.stopped) {
      batch = await this.dataSource.transaction((manager) => this.applyOnce(rule, manager))
      deleted += batch
    }
    return deleted
  }

  /**
   * Deletes a batch under a lock shared by all processes: skipping a table that another process is working on would
   * postpone it to the next day.
   */
  private async applyOnce(
    { table, due, period, alone, erasesAlso }: RetentionRule,
    manager: EntityManager,
  ): Promise<number> {
    await acquireAdvisoryLock(manager, 'retention')
    const { retention } = await this.settings.stored(manager)
    const limit = period ? `(now() - '${inSql(retention[period])}'::interval)` : 'now()'
    const expired = (column: string) =>
      `SELECT ${column} FROM ${table} AS stored WHERE ${due.replaceAll('$1', limit)}
       LIMIT ${ROWS_AT_A_TIME} FOR UPDATE OF stored SKIP LOCKED`
    if (alone) {
      const remove = `DELETE FROM ${table} WHERE ctid = ANY (ARRAY (${expired('ctid')}))` // tables differ in their keys
      const [, deleted] = await manager.query<[object[], number]>(remove)
      return deleted
    }
    const rows = await manager.query<{ id: string }[]>(expired('id'))
    const ids = rows.map(({ id }) => id)
    const others = await this.selectIds(table, erasesAlso, ids, manager)
    await eraseRows(manager, { addresses: [], ids: [...ids, ...others] })
    return ids.length
  }

  /** Returns ids of the rows that are erased with expired ones. */
  private async selectIds(table: string, condition: string | undefined, ids: string[], manager: EntityManager) {
    if (!condition) return []
    const rows = await manager.query<{ id: string }[]>(`SELECT id FROM ${table} WHERE ${condition}`, [ids])
    return rows.map(({ id }) => id)
  }
}
