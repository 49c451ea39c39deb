import { applyDecorators, type ExecutionContext, Injectable, SetMetadata, UseGuards } from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'
import type { Request } from 'express'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { ApiScope } from '../shared/admin/api-scopes.js'
import { ApiKeyGuard } from './api-key.guard.js'
import { SHOWN_KEY_LIMIT } from './key-limits.js'
import { API_KEY } from './opened-by-key.decorator.js'
import { REQUIRED_SCOPE } from '#src/platform/access/required-scope.js'
import { ScopeGuard } from './scope.guard.js'

/** Who shows nothing is let in as everybody is; who shows a key, by what that is good for. */
@Injectable()
class ShownKeyGuard extends ApiKeyGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { authorization = '' } = context.switchToHttp().getRequest<Request>().headers
    return /^Bearer\b/i.test(authorization) ? super.canActivate(context) : true
  }
}

/**
 * Of a route that is public: a key that is shown has to be good for this scope, and is counted. A program finds out by it
 * whether its key is right, and the owner that it is used.
 */
export const ChecksKey = (scope: ApiScope) =>
  applyDecorators(
    // In the order in which they run: the limit is that of the key, and counts what its scopes do not open as well.
    UseGuards(ShownKeyGuard),
    RateLimited(SHOWN_KEY_LIMIT),
    UseGuards(ScopeGuard),
    SetMetadata(REQUIRED_SCOPE, scope),
    ApiSecurity(API_KEY, [scope]),
    ApiProblem(403),
  )
