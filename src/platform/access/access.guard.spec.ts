import { type ExecutionContext, ForbiddenException, UnauthorizedException } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { Public } from '../http/public.decorator.js'
import { Problem } from '../http/problems/problem.js'
import { AccessGuard } from './access.guard.js'
import { OpenBeforePasswordChange } from './open-before-password-change.decorator.js'
import { RequiredRole } from './required-role.decorator.js'
import type { Role } from '#src/shared/admin/role.js'

class Unmarked {
  read(this: void) {}
}

@RequiredRole('admin')
class ForAdministrators {
  read(this: void) {}

  @Public()
  open(this: void) {}

  @RequiredRole('staff')
  work(this: void) {}

  @OpenBeforePasswordChange()
  change(this: void) {}
}

const guard = new AccessGuard(new Reflector())

function request(
  controller: { prototype: object },
  handler: () => void,
  role?: Role,
  mustChangePassword = false,
): ExecutionContext {
  const user = role && { id: '1', email: 'ana@example.com', role, mustChangePassword }
  return {
    getClass: () => controller,
    getHandler: () => handler,
    switchToHttp: () => ({ getRequest: () => ({ user }) }),
  } as unknown as ExecutionContext
}

describe('AccessGuard', () => {
  const { read: unmarked } = Unmarked.prototype
  const { read, open, work, change } = ForAdministrators.prototype

  it('denies strangers a route without a decorator, and allows it to staff', () => {
    expect(() => guard.canActivate(request(Unmarked, unmarked))).toThrow(UnauthorizedException)
    expect(guard.canActivate(request(Unmarked, unmarked, 'staff'))).toBe(true)
  })

  it('allows a public route to everyone', () => {
    expect(guard.canActivate(request(ForAdministrators, open))).toBe(true)
  })

  it('requires the role of the route, or else of its class', () => {
    expect(() => guard.canActivate(request(ForAdministrators, read))).toThrow(UnauthorizedException)
    expect(() => guard.canActivate(request(ForAdministrators, read, 'staff'))).toThrow(ForbiddenException)
    expect(guard.canActivate(request(ForAdministrators, read, 'admin'))).toBe(true)
    expect(guard.canActivate(request(ForAdministrators, work, 'staff'))).toBe(true)
  })

  it('allows users with a one-time password nothing but changing it', () => {
    for (const route of [read, work])
      expect(() => guard.canActivate(request(ForAdministrators, route, 'admin', true))).toThrow(Problem)
    expect(guard.canActivate(request(ForAdministrators, open, 'admin', true))).toBe(true)
    expect(guard.canActivate(request(ForAdministrators, change, 'admin', true))).toBe(true)
    expect(() => guard.canActivate(request(ForAdministrators, change, 'staff', true))).toThrow(ForbiddenException)
  })
})
