import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request, Response } from 'express'
import type { Language } from '#src/shared/languages.js'
import { requestLanguage } from './request-language.js'

/** The language a request is answered in; says to caches that the answer depends on it. */
export const RequestLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const http = context.switchToHttp()
  http.getResponse<Response>().vary('Cookie') // a cache between must not hand one language to readers of the other
  return requestLanguage(http.getRequest<Request>())
})
