import { applyDecorators, Controller } from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'
import { RequiredRole } from './required-role.decorator.js'
import type { Role } from '#src/shared/admin/role.js'

/** Declares a controller below /api/admin with the required role, and documents it. */
export const AdminController = (path: string, { role }: { role: Role }) =>
  applyDecorators(Controller(`api/admin/${path}`), RequiredRole(role), ApiSecurity('session', [role]))
