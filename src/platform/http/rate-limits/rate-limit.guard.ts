import { applyDecorators, type CanActivate, type ExecutionContext, Inject, type Type, UseGuards } from '@nestjs/common'
import { ApiExtension } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { Problem } from '../problems/problem.js'
import { clientNetworks } from './client-networks.js'
import { LIMIT_IS_NEAR } from './is-limit-near.decorator.js'
import { type Allowance, type RateLimit, RateLimitsService } from './rate-limits.service.js'

/** OpenAPI extension with the limit of a route. */
export const DESCRIBED_LIMIT = 'x-rate-limit'

/** Limit of an IPv6 /48, as a multiple of that of one of its 65,536 networks. Mobile phones of strangers may share one. */
const OF_SITE = 10

/**
 * Limits a route per client address, or per the limit's own key, and sets headers with the remaining requests:
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export const RateLimited = (rateLimit: RateLimit) =>
  applyDecorators(
    UseGuards(rateLimitGuard(rateLimit)),
    ApiExtension(DESCRIBED_LIMIT, { requests: rateLimit.points, seconds: rateLimit.seconds }),
  )

/** Returns a guard for one limit: a route may have several. */
function rateLimitGuard(rateLimit: RateLimit): Type<CanActivate> {
  const limitOfSite = toLimitOfSite(rateLimit)
  class RateLimitGuard implements CanActivate {
    constructor(@Inject(RateLimitsService) private readonly rateLimits: RateLimitsService) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<Request>()
      const response = context.switchToHttp().getResponse<Response>()
      const allowance = await this.consume(request)
      if (!allowance) return true
      response.set({
        'RateLimit-Policy': this.rateLimits.policyOf(rateLimit),
        RateLimit: `"${allowance.scope}";r=${allowance.remaining};t=${allowance.reset}`,
      })
      response.locals[LIMIT_IS_NEAR] = allowance.near
      if (allowance.exceeded) throw Problem.tooManyRequests(rateLimit.scope, allowance.reset)
      return true
    }

    private async consume(request: Request): Promise<Allowance | null> {
      if (rateLimit.of) {
        const who = rateLimit.of(request)
        return who === null ? null : this.rateLimits.consume(rateLimit, who)
      }
      const { address, site } = clientNetworks(request)
      const allowance = await this.rateLimits.consume(rateLimit, address)
      if (!allowance || allowance.exceeded || !address.includes(':')) return allowance
      const ofSite = await this.rateLimits.consume(limitOfSite, site)
      if (ofSite?.exceeded) return { ...ofSite, scope: rateLimit.scope }
      return { ...allowance, near: allowance.near || Boolean(ofSite?.near) }
    }
  }
  return RateLimitGuard
}

function toLimitOfSite({ scope, points, longer, ...rateLimit }: RateLimit): RateLimit {
  return {
    ...rateLimit,
    scope: `${scope}.site`,
    points: OF_SITE * points,
    longer: longer && toLimitOfSite(longer),
  }
}
