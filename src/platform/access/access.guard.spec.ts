import { type ExecutionContext, ForbiddenException, UnauthorizedException } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { Role } from '#src/shared/admin/role.js'
import { Problem } from '../http/problems/problem.js'
import { Public } from '../http/public.decorator.js'
import { AccessGuard } from './access.guard.js'
import { OpenBefore } from './account-step.js'
import { RequiredRole } from './required-role.decorator.js'
import type { SignedInUser } from './signed-in-user.js'

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

  @OpenBefore('password')
  change(this: void) {}

  @OpenBefore('secondFactor')
  setUp(this: void) {}
}

const guard = new AccessGuard(new Reflector())

function request(
  controller: { prototype: object },
  handler: () => void,
  role?: Role,
  steps: Partial<SignedInUser> = {},
): ExecutionContext {
  const user = role && { id: '1', email: 'ana@example.com', role, locations: null, mustChangePassword: false, ...steps }
  return {
    getClass: () => controller,
    getHandler: () => handler,
    switchToHttp: () => ({ getRequest: () => ({ user }) }),
  } as unknown as ExecutionContext
}

describe('AccessGuard', () => {
  const { read: unmarked } = Unmarked.prototype
  const { read, open, work, change, setUp } = ForAdministrators.prototype

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
      expect(() => guard.canActivate(request(ForAdministrators, route, 'admin', { mustChangePassword: true }))).toThrow(
        Problem,
      )
    expect(guard.canActivate(request(ForAdministrators, open, 'admin', { mustChangePassword: true }))).toBe(true)
    expect(guard.canActivate(request(ForAdministrators, change, 'admin', { mustChangePassword: true }))).toBe(true)
    expect(() => guard.canActivate(request(ForAdministrators, change, 'staff', { mustChangePassword: true }))).toThrow(
      ForbiddenException,
    )
  })

  it('allows users without the required second factor nothing but setting it up, once it is due', () => {
    const [past, future] = [-1, 60_000].map((ms) => ({ secondFactorDueAt: new Date(Date.now() + ms) }))
    for (const route of [read, work, change])
      expect(() => guard.canActivate(request(ForAdministrators, route, 'admin', past))).toThrow(Problem)
    expect(guard.canActivate(request(ForAdministrators, setUp, 'admin', past))).toBe(true)
    expect(guard.canActivate(request(ForAdministrators, open, 'admin', past))).toBe(true)
    expect(() => guard.canActivate(request(ForAdministrators, setUp, 'staff', past))).toThrow(ForbiddenException)
    expect(guard.canActivate(request(ForAdministrators, read, 'admin', future))).toBe(true)
  })

  it('asks for the password first where both steps are owed', () => {
    const both = { mustChangePassword: true, secondFactorDueAt: new Date(0) }
    expect(guard.canActivate(request(ForAdministrators, change, 'admin', both))).toBe(true)
    expect(() => guard.canActivate(request(ForAdministrators, setUp, 'admin', both))).toThrow(Problem)
  })
})
