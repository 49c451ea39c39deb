import { SetMetadata } from '@nestjs/common'
import type { Role } from '#src/shared/admin/role.js'

export const REQUIRED_ROLE = 'required-role'

/** Restricts a route, or all of a controller, to administrators and users with one of the roles. */
export const RequiredRole = (...roles: Role[]) => SetMetadata(REQUIRED_ROLE, roles)
