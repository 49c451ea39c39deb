import { applyDecorators, type CanActivate, type ExecutionContext, Inject, type Type, UseGuards } from '@nestjs/common'
import { ApiExtension } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { clientNetwork } from './client-address.js'
import { LIMIT_IS_NEAR } from './is-limit-near.decorator.js'
import { Problem } from '../problems/problem.js'
import { type RateLimit, RateLimitsService } from './rate-limits.service.js'

/** OpenAPI extension with the limit of a route. */
export const DESCRIBED_LIMIT = 'x-rate-limit'

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
  class RateLimitGuard implements CanActivate {
    constructor(@Inject(RateLimitsService) private readonly rateLimits: RateLimitsService) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<Request>()
      const response = context.switchToHttp().getResponse<Response>()
      const who = rateLimit.of ? rateLimit.of(request) : clientNetwork(request)
      if (who === null) return true
      const allowance = await this.rateLimits.consume(rateLimit, who)
      if (!allowance) return true
      response.set({
        'RateLimit-Policy': this.rateLimits.policyOf(rateLimit),
        RateLimit: `"${allowance.scope}";r=${allowance.remaining};t=${allowance.reset}`,
      })
      response.locals[LIMIT_IS_NEAR] = allowance.near
      if (allowance.exceeded) throw Problem.tooManyRequests(rateLimit.scope, allowance.reset)
      return true
    }
  }
  return RateLimitGuard
}
