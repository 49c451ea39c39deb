import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Response } from 'express'

/** Request property set by the guard of a limited route. */
export const LIMIT_IS_NEAR = 'limitIsNear'

/** Checks whether more than half of the route's limit is used up by the client. */
export const isLimitNear = ({ locals }: Response) => locals[LIMIT_IS_NEAR] === true

/** Injects whether more than half of the route's limit is used up by the client. */
export const IsLimitNear = createParamDecorator((_: unknown, context: ExecutionContext) =>
  isLimitNear(context.switchToHttp().getResponse<Response>()),
)
