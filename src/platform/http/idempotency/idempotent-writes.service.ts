import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, LessThan } from 'typeorm'
import { Secret } from '../../crypto/secret.js'
import { poolOf } from '../../database/data-source.js'
import { IdempotencyKey } from './idempotency-key.entity.js'
import type { OnceStatement } from './once-statement.js'
import { Problem } from '../problems/problem.js'
import { inSpan } from '../tracing/in-span.js'

export interface IdempotentRequest {
  scope: string
  /** The `Idempotency-Key` header; without one, every request is a new one. */
  key: string | undefined
  body: unknown
}

/** A key as it is kept. */
type Claim = Pick<IdempotencyKey, 'key' | 'fingerprint'>

type FirstAnswer = Pick<IdempotencyKey, 'fingerprint' | 'response'>

interface Outcome extends FirstAnswer {
  /** Whether it was written now. The rest is of the key as it was known before, or null. */
  written: boolean
}

/** For how long a repetition is known as one. */
export const KEPT_HOURS = 24
const HOUR_MS = 3_600_000
const CLEANUP_INTERVAL_MS = HOUR_MS
export const KEY = /^[\x21-\x7e]{1,255}$/

/**
 * Runs a write once per `Idempotency-Key`: a repetition within 24 hours answers as the first did.
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
   * The key, what is written and the answer are one statement: one journey to the database, and one commit.
   * @param response what a request that writes is answered, known before
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
    // The statement waits for a first request that is under way, but sees the database as it was before that one.
    return this.firstAnswer(claim, outcome.fingerprint === null ? await this.find(claim.key) : outcome)
  }

  /**
   * The same of a write of several statements. A repetition waits for a first request that is under way; where that one fails,
   * it writes itself.
   * @param manager of the transaction in which `write` writes
   * @param write what is kept of the answer, as JSON
   * @throws Problem 400 for a malformed key, 422 for a key that was sent with another body; what `write` throws
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

  /** @throws Problem 400 for a malformed key */
  private claim(scope: string, key: string, body: unknown): Claim {
    if (!KEY.test(key)) throw new Problem({ code: 'bad_request' })
    return {
      key: `${scope}:${this.secret.hash(key, 'idempotency')}`,
      fingerprint: this.secret.hash(JSON.stringify(body), 'idempotency'),
    }
  }

  /** @throws Problem 422 for a key that was sent with another body */
  private firstAnswer<T>({ fingerprint }: Claim, first: FirstAnswer): T {
    if (first.fingerprint === fingerprint) return first.response as T
    throw new Problem({ code: 'idempotency.reused' })
  }

  private async run(statement: OnceStatement, values: unknown[]): Promise<Outcome> {
    const write = () => poolOf(this.dataSource).query<Outcome>({ ...statement, values })
    const { rows } = await inSpan('write once', write)
    return rows[0]!
  }

  private find(key: string): Promise<FirstAnswer> {
    return this.dataSource.getRepository(IdempotencyKey).findOneByOrFail({ key })
  }

  @Interval(CLEANUP_INTERVAL_MS)
  async forgetOldKeys(): Promise<void> {
    const keys = this.dataSource.getRepository(IdempotencyKey)
    await keys
      .delete({ createdAt: LessThan(new Date(Date.now() - KEPT_HOURS * HOUR_MS)) })
      .catch((error: Error) => this.logger.warn(`Old keys stay until the next round: ${error.message}`))
  }
}
