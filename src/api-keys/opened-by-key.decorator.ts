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
import { REQUIRED_SCOPE } from '#src/platform/access/required-scope.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { ApiScope } from '#src/shared/admin/api-scopes.js'
import { ApiKeyGuard } from './api-key.guard.js'
import { KEY_LIMIT } from './key-limits.js'
import { ScopeGuard } from './scope.guard.js'

/** Name of the security scheme in the OpenAPI document. */
export const API_KEY = 'apiKey'

/** Restricts a route to API keys with this scope, within the rate limit per key. */
export const OpenedByKey = (scope: ApiScope) =>
  applyDecorators(
    // In order of execution: the rate limit is per key, and also counts requests that lack the scope.
    UseGuards(ApiKeyGuard),
    RateLimited(KEY_LIMIT),
    UseGuards(ScopeGuard),
    SetMetadata(REQUIRED_SCOPE, scope),
    Header('Cache-Control', 'no-store'),
    ApiSecurity(API_KEY, [scope]),
    ApiProblem(403),
  )

/** Injects the API key of the request; only on routes restricted to keys. */
export const CurrentKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().apiKey,
)
