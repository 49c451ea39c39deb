import type { IncomingMessage } from 'node:http'
import { Injectable } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import { Environment } from '#src/platform/config/environment.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { clientAddress, clientNetwork } from '#src/platform/http/rate-limits/client-address.js'
import { type RateLimit, RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Pages rendered for single requests of visitors, per network. */
const RENDERING_LIMIT: RateLimit = { scope: 'page', points: 60, seconds: 60, lenient: true }
const MOST_NETWORKS = 10_000

/** Rate limit of pages that cannot be cached. */
@Injectable()
export class RenderingLimitService {
  /** Networks over the limit, until their window ends. */
  private readonly refused = new LRUCache<string, true>({ max: MOST_NETWORKS })

  constructor(
    private readonly rateLimits: RateLimitsService,
    private readonly environment: Environment,
  ) {}

  /** @throws Problem 429 */
  async consume(request: IncomingMessage): Promise<void> {
    const network = this.networkOf(request)
    const allowance = await this.rateLimits.consume(RENDERING_LIMIT, network)
    if (!allowance?.exceeded) return
    this.refused.set(network, true, { ttl: Math.max(1, allowance.reset) * 1000 })
    throw Problem.tooManyRequests(RENDERING_LIMIT.scope, allowance.reset)
  }

  /** Returns the seconds until a network over the limit may request such pages, without a query; 0 for others. */
  secondsRefused(request: IncomingMessage): number {
    return this.refused.size > 0 ? Math.ceil(this.refused.getRemainingTTL(this.networkOf(request)) / 1000) : 0
  }

  private networkOf(request: IncomingMessage): string {
    return clientNetwork({ ip: clientAddress(request, this.environment.trustedProxyHops) })
  }
}
