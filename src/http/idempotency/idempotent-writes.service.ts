import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, LessThan } from 'typeorm'
import { Secret } from '../../config/secret.js'
import { IdempotencyKey } from './idempotency-key.entity.js'
import { Problem } from '../problems/problem.js'

export interface IdempotentRequest {
  scope: string
  /** The `Idempotency-Key` header; without one, every request is a new one. */
  key: string | undefined
  body: unknown
}

const KEPT_MS = 24 * 3_600_000
const CLEANUP_INTERVAL_MS = 3_600_000
const KEY = /^[\x21-\x7e]{1,255}$/

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

  /** @throws Problem 400 for a malformed key, 422 for a key that was sent with another body */
  async once<T>(request: IdempotentRequest, write: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (request.key === undefined) return write(this.dataSource.manager)
    if (!KEY.test(request.key)) throw new Problem({ status: 400, code: 'bad_request', text: 'badRequest' })

    const key = `${request.scope}:${this.secret.hash(request.key, 'idempotency')}`
    const fingerprint = this.secret.hash(JSON.stringify(request.body), 'idempotency')
    return this.dataSource.transaction(async (manager) => {
      const keys = manager.getRepository(IdempotencyKey)
      // Claimed first: a concurrent repetition waits here until this transaction ends.
      const claim = await keys
        .createQueryBuilder()
        .insert()
        .values({ key, fingerprint, response: {} })
        .orIgnore()
        .returning('key')
        .execute()
      if ((claim.raw as unknown[]).length === 0) return this.repeat<T>(await keys.findOneByOrFail({ key }), fingerprint)

      const response = await write(manager)
      await keys.update({ key }, { response: response as object })
      return response
    })
  }

  private repeat<T>(first: IdempotencyKey, fingerprint: string): T {
    if (first.fingerprint !== fingerprint) {
      throw new Problem({ status: 422, code: 'idempotency.reused', text: 'idempotencyReused' })
    }
    return first.response as T
  }

  @Interval(CLEANUP_INTERVAL_MS)
  async forgetOldKeys(): Promise<void> {
    const keys = this.dataSource.getRepository(IdempotencyKey)
    await keys
      .delete({ createdAt: LessThan(new Date(Date.now() - KEPT_MS)) })
      .catch((error: Error) => this.logger.warn(`Old keys stay until the next round: ${error.message}`))
  }
}
