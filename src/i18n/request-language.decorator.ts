import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'
import { requestLanguage } from './request-language.js'

/** The language of the request, for a controller's parameter. */
export const RequestLanguage = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  requestLanguage(context.switchToHttp().getRequest<Request>()),
)
