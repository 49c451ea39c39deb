import { SetMetadata } from '@nestjs/common'
import type { Role } from '#src/shared/admin/role.js'

export const REQUIRED_ROLE = 'required-role'

/** Restricts a route, or all of a controller, to users with a sufficient role. */
export const RequiredRole = (role: Role) => SetMetadata(REQUIRED_ROLE, role)
