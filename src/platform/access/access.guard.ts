import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { Request } from 'express'
import type { ApiScope } from '#src/shared/admin/api-scopes.js'
import { type Role, suffices } from '#src/shared/admin/role.js'
import { Problem } from '../http/problems/problem.js'
import { PUBLIC_ROUTE } from '../http/public.decorator.js'
import { type AccountStep, accountSteps, OPEN_BEFORE, owedStep } from './account-step.js'
import { REQUIRED_ROLE } from './required-role.decorator.js'
import { REQUIRED_SCOPE } from './required-scope.js'
import { isOpenToScope, SCOPED_ACCESS, type ScopedAccess } from './scoped-access.js'

/**
 * Denies every route by default, unless it has `@Public()`, and to users bound to locations every route that does not declare its
 * scope. Routes with `@OpenedByKey()` have their own guard for API keys, and accept no session.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const route = [context.getHandler(), context.getClass()]
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC_ROUTE, route)) return true
    if (this.reflector.getAllAndOverride<ApiScope>(REQUIRED_SCOPE, route)) return true
    const { user } = context.switchToHttp().getRequest<Request>()
    if (!user) throw new UnauthorizedException()
    const step = owedStep(user)
    const openBefore = this.reflector.getAllAndOverride<AccountStep[] | undefined>(OPEN_BEFORE, route)
    if (step && !openBefore?.includes(step)) throw new Problem({ code: accountSteps[step].code })
    const needed = this.reflector.getAllAndOverride<Role[] | undefined>(REQUIRED_ROLE, route)
    if (needed && !suffices(user.role, needed)) throw new ForbiddenException()
    const access = this.reflector.getAllAndOverride<ScopedAccess | undefined>(SCOPED_ACCESS, route)
    if (!isOpenToScope(access, user.locations)) throw new ForbiddenException()
    return true
  }
}
