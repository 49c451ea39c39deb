import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { Request } from 'express'
import type { ApiScope } from '../shared/admin/api-scopes.js'
import { scopeMissing } from './key-problems.js'
import { REQUIRED_SCOPE } from '#src/platform/access/required-scope.js'

/** Rejects an API key without the route's scope. A preceding guard decides whether a key is required. */
@Injectable()
export class ScopeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const scope = this.reflector.getAllAndOverride<ApiScope>(REQUIRED_SCOPE, [context.getHandler(), context.getClass()])
    const { apiKey } = context.switchToHttp().getRequest<Request>()
    if (apiKey && !apiKey.scopes.includes(scope)) throw scopeMissing(scope)
    return true
  }
}
