import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { loggedMessage } from '#src/platform/database/logged-error.js'
import { AuditLogService } from '../audit/audit-log.service.js'

const INTERVAL_MS = 60_000

/** User id of the row of all addresses without an account. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Counts a wrong password for the account with an address ($1), in equal time without one. */
const COUNT = `
  INSERT INTO sign_in_failures AS counted (user_id, hour, failures)
  VALUES (coalesce((SELECT id FROM users WHERE email = $1), '${NOBODY}'), date_trunc('hour', now()), 1)
  ON CONFLICT (user_id, hour) DO UPDATE SET failures = counted.failures + 1`

const TAKE_PAST_HOURS = `
  WITH past AS (
    DELETE FROM sign_in_failures WHERE hour < date_trunc('hour', now()) RETURNING user_id, hour, failures)
  SELECT user_id AS "userId", hour, failures FROM past ORDER BY hour, user_id`

/**
 * Wrong passwords of strangers, counted by account and hour: the audit log, which is never shortened and has one global lock,
 * has one row for them.
 */
@Injectable()
export class SignInFailuresService {
  private readonly logger = new Logger('sign-in')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /** Counts a wrong password; an unknown address is not stored, because it may be a password in the wrong field. */
  async count(email: string): Promise<void> {
    await this.dataSource.query(COUNT, [email.trim()])
  }

  /** Records the hours that have passed in the audit log. */
  @Interval(INTERVAL_MS)
  async record(): Promise<void> {
    await this.dataSource
      .transaction(async (manager) => {
        const rows = await manager.query<{ userId: string; hour: Date; failures: number }[]>(TAKE_PAST_HOURS)
        for (const { userId, hour, failures } of rows) {
          const subject = userId === NOBODY ? undefined : { kind: 'user', id: userId }
          const details = { wrong: 'password', hour, failures }
          await this.audit.record({ action: 'session.failed', subject, details }, manager)
        }
      })
      .catch((error: Error) => this.logger.warn(`Counts not recorded, retrying at next run: ${loggedMessage(error)}`))
  }
}
