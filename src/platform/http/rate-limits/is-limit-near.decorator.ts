import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Response } from 'express'

/** Where the guard of a limited route leaves it. */
export const LIMIT_IS_NEAR = 'limitIsNear'

/** Whether more than half of the limit of this route is gone, for who asks. */
export const IsLimitNear = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getResponse<Response>().locals[LIMIT_IS_NEAR] === true,
)
