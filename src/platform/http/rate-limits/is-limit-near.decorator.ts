import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Response } from 'express'

/** Request property set by the guard of a limited route. */
export const LIMIT_IS_NEAR = 'limitIsNear'

/** Injects whether more than half of the route's limit is used up by the client. */
export const IsLimitNear = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getResponse<Response>().locals[LIMIT_IS_NEAR] === true,
)
