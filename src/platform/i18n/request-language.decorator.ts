import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request, Response } from 'express'
import type { Language } from '#src/shared/languages.js'
import { requestLanguage } from './request-language.js'

/** Returns the language of the response, and adds `Vary: Cookie`. */
export function varyingLanguage(request: Request, response: Response): Language {
  response.vary('Cookie') // shared caches must separate the languages
  return requestLanguage(request)
}

/** Injects the language of the response, and adds `Vary: Cookie`. */
export const RequestLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const http = context.switchToHttp()
  return varyingLanguage(http.getRequest<Request>(), http.getResponse<Response>())
})
