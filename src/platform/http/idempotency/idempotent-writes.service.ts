import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, LessThan } from 'typeorm'
import { getFirst } from '#src/shared/lookups.js'
import { Secret } from '../../crypto/secret.js'
import { poolOf } from '../../database/data-source.js'
import { Problem } from '../problems/problem.js'
import { inSpan } from '../tracing/in-span.js'
import { IdempotencyKey } from './idempotency-key.entity.js'
import type { OnceStatement } from './once-statement.js'

export interface IdempotentRequest {
  scope: string
  /** Value of the `Idempotency-Key` header; without one, every request is a new one. */
  key: string | undefined
  body: unknown
}

/** Key and fingerprint as stored. */
type Claim = Pick<IdempotencyKey, 'key' | 'fingerprint'>

type FirstAnswer = Pick<IdempotencyKey, 'fingerprint' | 'response'>

interface Outcome extends FirstAnswer {
  /** True when written by this statement. The other columns belong to an existing key, or are null. */
  written: boolean
}

/** Hours for which keys are stored. */
export const KEPT_HOURS = 24
const HOUR_MS = 3_600_000
const CLEANUP_INTERVAL_MS = HOUR_MS
export const KEY = /^[\x21-\x7e]{1,255}$/

/**
 * Runs a write once per `Idempotency-Key`: a retry within 24 hours receives the first response.
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
@Injectable()
export class IdempotentWritesService {
  private readonly logger = new Logger('idempotency')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secret: Secret,
  ) {}

  /**
   * Runs a write in one statement with its key and response: one round trip and one commit.
   * @param response response to a new request, known beforehand
   * @param values parameters of the statement's writes
   * @throws Problem 400 for a malformed key, 422 for a key that was sent with another body
   */
  async once<T extends object>(
    { scope, key, body }: IdempotentRequest,
    response: T,
    statement: OnceStatement,
    values: unknown[],
  ): Promise<T> {
    if (key === undefined) {
      await this.run(statement, [null, null, null, ...values])
      return response
    }
    const claim = this.claim(scope, key, body)
    const outcome = await this.run(statement, [claim.key, claim.fingerprint, JSON.stringify(response), ...values])
    if (outcome.written) return response
    // The statement waits for a concurrent first request, but its snapshot is older than that one's commit.
    return this.firstAnswer(claim, outcome.fingerprint === null ? await this.find(claim.key) : outcome)
  }

  /**
   * Returns the response to an earlier request with the key, if there was one.
   * @throws Problem 400 for a malformed key, 422 for a key that was sent with another body
   */
  async earlier<T extends object>({ scope, key, body }: IdempotentRequest): Promise<T | undefined> {
    if (key === undefined) return undefined
    const claim = this.claim(scope, key, body)
    const first = await this.dataSource.getRepository(IdempotencyKey).findOneBy({ key: claim.key })
    return first ? this.firstAnswer<T>(claim, first) : undefined
  }

  /**
   * Runs a write of several statements. A retry waits for a concurrent first request, and writes itself if that one
   * fails.
   * @param manager of the transaction of `write`
   * @param write returns the response, stored as JSON
   * @throws Problem 400 for a malformed key, 422 for a key that was sent with another body; errors of `write`
   */
  async onceWithin<T extends object>(
    manager: EntityManager,
    { scope, key, body }: IdempotentRequest,
    write: () => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return write()
    const claim = this.claim(scope, key, body)
    const [claimed] = await manager.query<{ key: string }[]>(
      `INSERT INTO idempotency_keys (key, fingerprint, response) VALUES ($1, $2, 'null') ON CONFLICT DO NOTHING RETURNING key`,
      [claim.key, claim.fingerprint],
    )
    if (!claimed) return this.firstAnswer<T>(claim, await manager.findOneByOrFail(IdempotencyKey, { key: claim.key }))
    const response = await write()
    await manager.update(IdempotencyKey, { key: claim.key }, { response })
    return response
  }

  /** Returns the hashed key and body. @throws Problem 400 for a malformed key */
  private claim(scope: string, key: string, body: unknown): Claim {
    if (!KEY.test(key)) throw new Problem({ code: 'bad_request' })
    return {
      key: `${scope}:${this.secret.hash(key, 'idempotency')}`,
      fingerprint: this.secret.hash(JSON.stringify(body), 'idempotency'),
    }
  }

  /** Returns the stored response. @throws Problem 422 for a key that was sent with another body */
  private firstAnswer<T>({ fingerprint }: Claim, first: FirstAnswer): T {
    if (first.fingerprint === fingerprint) return first.response as T
    throw new Problem({ code: 'idempotency.reused' })
  }

  private async run(statement: OnceStatement, values: unknown[]): Promise<Outcome> {
    const write = () => poolOf(this.dataSource).query<Outcome>({ ...statement, values })
    const { rows } = await inSpan('write once', write)
    return getFirst(rows)
  }

  private find(key: string): Promise<FirstAnswer> {
    return this.dataSource.getRepository(IdempotencyKey).findOneByOrFail({ key })
  }

  @Interval(CLEANUP_INTERVAL_MS)
  async forgetOldKeys(): Promise<void> {
    const keys = this.dataSource.getRepository(IdempotencyKey)
    await keys
      .delete({ createdAt: LessThan(new Date(Date.now() - KEPT_HOURS * HOUR_MS)) })
      .catch((error: Error) =>
        this.logger.warn(`Deleting expired idempotency keys failed, retrying at next run: ${error.message}`),
      )
  }
}
