import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'
import type { Role } from '#src/shared/admin/role.js'

/** Who sends a request, as the rest of the server knows them. */
export interface SignedInUser {
  id: string
  email: string
  /** As colleagues see them. */
  name: string
  role: Role
  /** Nothing but changing it is open until they have. */
  mustChangePassword: boolean
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the way Passport's types are extended
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged with it, adds nothing of its own
    interface User extends SignedInUser {}
  }
}

/** The signed-in user; only for routes that the access guard closes. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
)
