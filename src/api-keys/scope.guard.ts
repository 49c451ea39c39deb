import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { Request } from 'express'
import { REQUIRED_SCOPE } from '#src/platform/access/required-scope.js'
import { isOpenToScope, SCOPED_ACCESS, type ScopedAccess } from '#src/platform/access/scoped-access.js'
import type { ApiScope } from '#src/shared/admin/api-scopes.js'
import { scopeMissing } from './key-problems.js'

/** Rejects an API key without the route's scope, and one bound to locations where the route does not declare its location scope. A preceding guard decides whether a key is required. */
@Injectable()
export class ScopeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const route = [context.getHandler(), context.getClass()]
    const scope = this.reflector.getAllAndOverride<ApiScope>(REQUIRED_SCOPE, route)
    const { apiKey } = context.switchToHttp().getRequest<Request>()
    if (apiKey && !apiKey.scopes.includes(scope)) throw scopeMissing(scope)
    const access = this.reflector.getAllAndOverride<ScopedAccess | undefined>(SCOPED_ACCESS, route)
    if (apiKey && !isOpenToScope(access, apiKey.locations)) throw new ForbiddenException()
    return true
  }
}
