import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Header,
  SetMetadata,
  UseGuards,
} from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'
import type { Request } from 'express'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { ApiScope } from '../shared/admin/api-scopes.js'
import { ApiKeyGuard } from './api-key.guard.js'
import { KEY_LIMIT } from './key-limits.js'
import { REQUIRED_SCOPE } from '#src/platform/access/required-scope.js'
import { ScopeGuard } from './scope.guard.js'

/** The security scheme of the OpenAPI document. */
export const API_KEY = 'apiKey'

/** Opens a route to programs whose key has this scope, as often as the limit of a key says, and to nobody else. */
export const OpenedByKey = (scope: ApiScope) =>
  applyDecorators(
    // In the order in which they run: the limit is that of the key, and counts what its scopes do not open as well.
    UseGuards(ApiKeyGuard),
    RateLimited(KEY_LIMIT),
    UseGuards(ScopeGuard),
    SetMetadata(REQUIRED_SCOPE, scope),
    Header('Cache-Control', 'no-store'),
    ApiSecurity(API_KEY, [scope]),
    ApiProblem(403),
  )

/** The key by which a request was let in; only for routes that it opens. */
export const CurrentKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().apiKey,
)
