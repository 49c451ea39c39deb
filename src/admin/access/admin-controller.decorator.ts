import { applyDecorators, Controller } from '@nestjs/common'
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger'
import { ApiProblem } from '../../http/problems/api-problem.decorator.js'
import { RequiredRole } from './required-role.decorator.js'
import type { Role } from '../../shared/admin/role.js'

/** A controller below /api/admin: who may call it, and how it is documented. */
export const AdminController = (path: string, { role }: { role: Role }) =>
  applyDecorators(
    Controller(`api/admin/${path}`),
    RequiredRole(role),
    ApiTags(`admin: ${role}`),
    ApiCookieAuth('session'),
    ApiProblem(401, 403),
  )
