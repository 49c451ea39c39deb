import { applyDecorators, type ExecutionContext, Injectable, SetMetadata, UseGuards } from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'
import type { Request } from 'express'
import { REQUIRED_SCOPE } from '#src/platform/access/required-scope.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { ApiScope } from '#src/shared/admin/api-scopes.js'
import { ApiKeyGuard } from './api-key.guard.js'
import { SHOWN_KEY_LIMIT } from './key-limits.js'
import { API_KEY } from './opened-by-key.decorator.js'
import { ScopeGuard } from './scope.guard.js'

/** Accepts requests without a key; verifies a key that is sent. */
@Injectable()
class ShownKeyGuard extends ApiKeyGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { authorization = '' } = context.switchToHttp().getRequest<Request>().headers
    return /^Bearer\b/i.test(authorization) ? super.canActivate(context) : true
  }
}

/**
 * Decorates a public route: a key that is sent must be valid, have this scope, and is rate-limited. Programs use it to
 * verify a key, and the owner sees the use.
 */
export const ChecksKey = (scope: ApiScope) =>
  applyDecorators(
    // In order of execution: the rate limit is per key, and also counts requests that lack the scope.
    UseGuards(ShownKeyGuard),
    RateLimited(SHOWN_KEY_LIMIT),
    UseGuards(ScopeGuard),
    SetMetadata(REQUIRED_SCOPE, scope),
    ApiSecurity(API_KEY, [scope]),
    ApiProblem(403),
  )
