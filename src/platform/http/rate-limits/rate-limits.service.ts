import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import type { Request } from 'express'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { DataSource } from 'typeorm'
import { Environment } from '../../config/environment.js'
import { Secret } from '../../crypto/secret.js'
import { poolOf } from '../../database/data-source.js'
import { Problem } from '../problems/problem.js'
import { CoalescedRateLimiter } from './coalesced-rate-limiter.js'
import { LenientRateLimiter } from './lenient-rate-limiter.js'

export interface RateLimit {
  /** Name of the limit in keys, headers and problems. */
  scope: string
  points: number
  seconds: number
  /** Counts in the background while a sender is far from the limit. */
  lenient?: boolean
  /** Returns the key to count by, instead of the client's address; null for requests that are not counted. */
  of?: (request: Request) => string | null
  /** Additional limit over a longer window. */
  longer?: RateLimit
}

export interface Allowance {
  /** Name of the limit. */
  scope: string
  limit: number
  remaining: number
  /** Seconds to the end of the window. */
  reset: number
  exceeded: boolean
  /** True when more than half of it is used up. */
  near: boolean
}

interface Counter {
  limiter: RateLimiterPostgres
  counting: Pick<CoalescedRateLimiter, 'consume'>
}

/** Counts in Postgres, shared by all processes; once a limit is exceeded, refuses without a query. */
@Injectable()
export class RateLimitsService {
  private readonly counters = new Map<string, Counter>()

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly secret: Secret,
  ) {}

  /** Consumes one point of `who`; null when limits are disabled. `who` is hashed before it is stored. */
  async consume(rateLimit: RateLimit, who: string): Promise<Allowance | null> {
    const allowance = await this.take(rateLimit, who)
    if (!rateLimit.longer || allowance?.exceeded) return allowance
    const overall = await this.take(rateLimit.longer, who)
    return overall?.exceeded ? overall : allowance
  }

  /** @throws Problem 429 when `who` has no points left; consumes none */
  async assertPointsLeft(rateLimit: RateLimit, who: string): Promise<void> {
    const limiter = this.counterFor(rateLimit)?.limiter
    const used = await limiter?.get(this.secret.hash(who, 'rate-limit'))
    if (!limiter || !used || used.consumedPoints < limiter.points) return
    throw Problem.tooManyRequests(rateLimit.scope, Math.ceil(used.msBeforeNext / 1000))
  }

  /** Returns the limits of a route in the format of the `RateLimit-Policy` header. */
  policyOf(rateLimit: RateLimit): string {
    const points = this.counterFor(rateLimit)?.limiter.points ?? rateLimit.points
    const policy = `"${rateLimit.scope}";q=${points};w=${rateLimit.seconds}`
    return rateLimit.longer ? `${policy}, ${this.policyOf(rateLimit.longer)}` : policy
  }

  /** Returns all points to `who`. */
  async reset(rateLimit: RateLimit, who: string): Promise<void> {
    await this.counterFor(rateLimit)?.limiter.delete(this.secret.hash(who, 'rate-limit'))
  }

  /** Returns one point to `who`. */
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

  /** Returns undefined when limits are disabled. */
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
