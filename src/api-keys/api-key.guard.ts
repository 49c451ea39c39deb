import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import type { Request } from 'express'
import { Problem } from '#src/platform/http/problems/problem.js'
import { clientNetwork } from '#src/platform/http/rate-limits/client-address.js'
import { RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import type { ApiKey } from './api-key.entity.js'
import { ApiKeysService } from './api-keys.service.js'
import { WRONG_KEY_LIMIT } from './key-limits.js'
import { keyMissing } from './key-problems.js'

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- required to extend Express's types
  namespace Express {
    interface Request {
      /** API key that authenticated the request. */
      apiKey?: ApiKey
    }
  }
}

/** RFC 6750, 2.1: only in the header, since addresses are logged. */
const BEARER = /^Bearer +(\S+) *$/i

/** Authenticates requests by API key; rejects requests without one. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>()
    const key = BEARER.exec(request.headers.authorization ?? '')?.[1]
    if (key === undefined) throw keyMissing()
    request.apiKey = await this.check(key, request)
    return true
  }

  private async check(key: string, request: Request): Promise<ApiKey> {
    try {
      return await this.keys.check(key)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const allowance = await this.rateLimits.consume(WRONG_KEY_LIMIT, clientNetwork(request))
      if (allowance?.exceeded) throw Problem.tooManyRequests(WRONG_KEY_LIMIT.scope, allowance.reset)
      throw error
    }
  }
}
