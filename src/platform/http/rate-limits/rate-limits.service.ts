import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import type { Request } from 'express'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { DataSource } from 'typeorm'
import { Environment } from '../../config/environment.js'
import { Secret } from '../../crypto/secret.js'
import { poolOf } from '../../database/data-source.js'
import { CoalescedRateLimiter } from './coalesced-rate-limiter.js'
import { LenientRateLimiter } from './lenient-rate-limiter.js'

export interface RateLimit {
  /** Names the limit in keys, in headers and in the problem of who has passed it. */
  scope: string
  points: number
  seconds: number
  /** Whether those who are far from it need not wait to be counted. */
  lenient?: boolean
  /** Whose points a route takes, where not those of the client's address; null of requests that are not counted. */
  of?: (request: Request) => string | null
  /** How many of the same are too many over a longer time. */
  longer?: RateLimit
}

export interface Allowance {
  /** Names the limit that it is of. */
  scope: string
  limit: number
  remaining: number
  /** Seconds until the count begins anew. */
  reset: number
  exceeded: boolean
  /** More than half of it is gone. */
  near: boolean
}

interface Counter {
  limiter: RateLimiterPostgres
  counting: Pick<CoalescedRateLimiter, 'consume'>
}

/** Counts in Postgres, so that every process sees the same; refuses without asking it once a limit is passed. */
@Injectable()
export class RateLimitsService {
  private readonly counters = new Map<string, Counter>()

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly secret: Secret,
  ) {}

  /** Takes one point of `who`'s; null when limits are lifted. `who` is hashed before it is kept. */
  async consume(rateLimit: RateLimit, who: string): Promise<Allowance | null> {
    const allowance = await this.take(rateLimit, who)
    if (!rateLimit.longer || allowance?.exceeded) return allowance
    const overall = await this.take(rateLimit.longer, who)
    return overall?.exceeded ? overall : allowance
  }

  /** All that holds for a limited route, as the `RateLimit-Policy` header says it. */
  policyOf(rateLimit: RateLimit): string {
    const points = this.counterFor(rateLimit)?.limiter.points ?? rateLimit.points
    const policy = `"${rateLimit.scope}";q=${points};w=${rateLimit.seconds}`
    return rateLimit.longer ? `${policy}, ${this.policyOf(rateLimit.longer)}` : policy
  }

  /** Gives `who` all points back. */
  async reset(rateLimit: RateLimit, who: string): Promise<void> {
    await this.counterFor(rateLimit)?.limiter.delete(this.secret.hash(who, 'rate-limit'))
  }

  /** Gives `who` one point back. */
  async refund(rateLimit: RateLimit, who: string): Promise<void> {
    await this.counterFor(rateLimit)?.limiter.reward(this.secret.hash(who, 'rate-limit'))
  }

  private async take(rateLimit: RateLimit, who: string): Promise<Allowance | null> {
    const counter = this.counterFor(rateLimit)
    if (!counter) return null
    const { limiter, counting } = counter
    const { consumed, msBeforeNext } = await counting.consume(this.secret.hash(who, 'rate-limit'))
    return {
      scope: rateLimit.scope,
      limit: limiter.points,
      remaining: Math.max(0, limiter.points - consumed),
      reset: Math.ceil(msBeforeNext / 1000),
      exceeded: consumed > limiter.points,
      near: consumed > limiter.points / 2,
    }
  }

  /** Undefined when limits are lifted. */
  private counterFor({ scope, points, seconds, lenient }: RateLimit): Counter | undefined {
    if (this.environment.rateLimitScale === 0) return undefined
    let counter = this.counters.get(scope)
    if (!counter) {
      const scaled = Math.max(1, Math.round(points * this.environment.rateLimitScale))
      const limiter = new RateLimiterPostgres({
        storeClient: poolOf(this.dataSource),
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: scope,
        points: scaled,
        duration: seconds,
        inMemoryBlockOnConsumed: scaled + 1,
      })
      const coalesced = new CoalescedRateLimiter(limiter)
      counter = {
        limiter,
        counting: lenient ? new LenientRateLimiter(coalesced, { points: scaled, seconds }) : coalesced,
      }
      this.counters.set(scope, counter)
    }
    return counter
  }
}
