import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { addressKey } from '#src/platform/mail/address-spellings.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import { AuditLogService } from '../audit/audit-log.service.js'
import { SignInGuess } from './sign-in-guess.entity.js'
import { ACCOUNT_LIMIT } from './sign-in-limits.js'

/** Wrong passwords in a row after which each further one delays the next: one second, two, four, up to an hour. */
const FREE_FAILURES = 10
const MAX_DELAY_SECONDS = 3600

/** Wrong passwords in a row after which the user is notified. */
const NOTIFIED_FAILURES = 20

/** Wrong passwords in a row after which none is accepted, until a mailed link sets another (NIST SP 800-63B-4, 3.2.2). */
const MAX_FAILURES = 100

/** `Retry-After` of addresses from which no attempt is accepted any more. */
const DAY_SECONDS = 86_400

/** Stands for a device in the count of attempts to confirm the password or a code in open sessions. */
export const OPEN_SESSION = 'open session'

/** Deletes rows without an attempt for long, then counts an attempt ($1) unless the previous one delays it. */
const COUNT = `
  WITH expired AS (DELETE FROM sign_in_guesses WHERE last_at < now() - interval '90 days' AND key <> $1)
  INSERT INTO sign_in_guesses AS guess (key, failures, blocked_until, last_at) VALUES ($1, 1, now(), now())
  ON CONFLICT (key) DO UPDATE SET failures = guess.failures + 1, last_at = now(), blocked_until = CASE
    WHEN guess.failures + 1 >= ${MAX_FAILURES} THEN 'infinity'
    WHEN guess.failures + 1 < ${FREE_FAILURES} THEN now()
    ELSE now() + least(${MAX_DELAY_SECONDS}, 2 ^ least(guess.failures + 1 - ${FREE_FAILURES}, 20)) * interval '1 second' END
  WHERE guess.blocked_until <= now()
  RETURNING failures`

/** Returns the seconds for which a key ($1) is blocked. */
const BLOCKED = `
  SELECT least(${DAY_SECONDS}, ceil(extract(epoch FROM least(blocked_until, now() + interval '1 day') - now())))::int AS seconds
  FROM sign_in_guesses WHERE key = $1`

/**
 * Publishes for the user with an address ($2) that the password is guessed, once a week. Takes equal time without such a
 * user, so that strangers cannot find out who has an account.
 */
const NOTIFY = `
  WITH due AS (
    UPDATE sign_in_guesses SET notified_at = now()
    WHERE key = $1 AND (notified_at IS NULL OR notified_at < now() - interval '7 days') RETURNING key)
  ${publishSql('account.password_guessed', 'coalesce((SELECT id FROM users WHERE email = $2), gen_random_uuid())::text FROM due')}`

/**
 * Ceiling of wrong passwords in a row for an account, over all networks. Known devices of the account have their own, so that
 * strangers cannot lock out its user.
 */
@Injectable()
export class SignInGuessesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly secret: Secret,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Counts an attempt as wrong before it is verified, so that concurrent ones cannot exceed the ceiling.
   * @param device name of a known device, or `OPEN_SESSION`
   * @throws Problem 429
   */
  async count(email: string, device?: string): Promise<void> {
    if (this.environment.rateLimitScale === 0) return
    const key = this.keyOf(email, device)
    const [counted] = await this.dataSource.query<{ failures: number }[]>(COUNT, [key])
    if (!counted) {
      const [blocked] = await this.dataSource.query<{ seconds: number }[]>(BLOCKED, [key])
      throw Problem.tooManyRequests(ACCOUNT_LIMIT.scope, Math.max(1, blocked?.seconds ?? 1))
    }
    if (counted.failures >= NOTIFIED_FAILURES) await this.dataSource.query(NOTIFY, [key, email.trim()])
  }

  /** Ends the row of wrong passwords, after a right one or a new one. */
  async clear(email: string, device?: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.delete(SignInGuess, { key: this.keyOf(email, device) })
  }

  @OnEvent('account.password_guessed')
  async recordGuessing(userIds: string[], manager: EntityManager): Promise<void> {
    for (const id of userIds) {
      if (!(await manager.existsBy(User, { id }))) continue
      const subject = { kind: 'user', id }
      await this.audit.record({ action: 'user.password_guessed', subject, tellsUser: true }, manager)
    }
  }

  private keyOf(email: string, device?: string): string {
    return this.secret.hash(JSON.stringify([addressKey(email.trim()), device ?? null]), 'rate-limit')
  }
}
