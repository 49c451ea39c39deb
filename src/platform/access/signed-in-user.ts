import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'
import type { Role } from '#src/shared/admin/role.js'
import type { LocationScope } from './location-scope.js'

/** User of a request. */
export interface SignedInUser {
  id: string
  email: string
  /** Name shown to colleagues. */
  name: string
  role: Role
  /** Locations that the user is bound to; null for all. */
  locations: LocationScope
  /** True while the user must change the password before anything else. */
  mustChangePassword: boolean
  /** True if a change of the password needs the current one; false just after a sign-in with a one-time password. */
  mustConfirmPassword: boolean
  /** Instant of the sign-in, or of its last confirmation. */
  confirmedAt: Date
  /** Instant from which the second factor is required; null if it is set up or not required. */
  secondFactorDueAt: Date | null
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- required to extend Passport's types
  namespace Express {
    interface User extends SignedInUser {}
  }
}

/** Injects the signed-in user; only on routes that are not public. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
)
