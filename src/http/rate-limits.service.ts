import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DataSource } from 'typeorm'
import { Environment } from '../config/environment.js'
import { Secret } from '../config/secret.js'
import { poolOf } from '../database/data-source.js'

export interface RateLimit {
  /** Names the limit in keys and in the error's code: `contact` → `contact.too_many_requests`. */
  scope: string
  points: number
  seconds: number
}

export interface Allowance {
  limit: number
  remaining: number
  /** Seconds until the count begins anew. */
  reset: number
  exceeded: boolean
}

/** Counts in Postgres, so that every process sees the same; refuses without asking it once a limit is passed. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>()

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly secret: Secret,
  ) {}

  /** Takes one point of `who`'s; null when limits are lifted. `who` is hashed before it is kept. */
  async consume(rateLimit: RateLimit, who: string): Promise<Allowance | null> {
    if (this.environment.rateLimitScale === 0) return null
    const limiter = this.limiterFor(rateLimit)
    try {
      return toAllowance(limiter.points, await limiter.consume(this.secret.hash(who)), false)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return toAllowance(limiter.points, refusal, true)
      throw refusal
    }
  }

  /** Gives `who` all points back. */
  async reset(rateLimit: RateLimit, who: string): Promise<void> {
    if (this.environment.rateLimitScale === 0) return
    await this.limiterFor(rateLimit).delete(this.secret.hash(who))
  }

  /** Gives `who` one point back. */
  async refund(rateLimit: RateLimit, who: string): Promise<void> {
    if (this.environment.rateLimitScale === 0) return
    await this.limiterFor(rateLimit).reward(this.secret.hash(who))
  }

  private limiterFor({ scope, points, seconds }: RateLimit): RateLimiterPostgres {
    let limiter = this.limiters.get(scope)
    if (!limiter) {
      const scaled = Math.max(1, Math.round(points * this.environment.rateLimitScale))
      limiter = new RateLimiterPostgres({
        storeClient: poolOf(this.dataSource),
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: scope,
        points: scaled,
        duration: seconds,
        inMemoryBlockOnConsumed: scaled + 1,
      })
      this.limiters.set(scope, limiter)
    }
    return limiter
  }
}

function toAllowance(limit: number, result: RateLimiterRes, exceeded: boolean): Allowance {
  return { limit, remaining: result.remainingPoints, reset: Math.ceil(result.msBeforeNext / 1000), exceeded }
}
