import { applyDecorators, Controller } from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'
import type { Role } from '#src/shared/admin/role.js'
import { RequiredRole } from './required-role.decorator.js'

/** Declares a controller below /api/admin with the roles that may use it besides administrators, and documents it. */
export const AdminController = (path: string, ...roles: Role[]) =>
  applyDecorators(Controller(`api/admin/${path}`), RequiredRole(...roles), ApiSecurity('session', roles))
