import { randomUUID } from 'node:crypto'
import { Logger } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'

export const REQUEST_ID = 'X-Request-Id'
/** Format of a request id that is accepted from a proxy: a single word. */
const WELL_FORMED = /^[\w.:+/=-]{8,128}$/

const logger = new Logger('request')

/** Logs one line per request: method, path without query, status, milliseconds, id. No address, cookie or body. */
export function logRequests(request: Request, response: Response, next: NextFunction): void {
  const given = request.get(REQUEST_ID)
  const id = given && WELL_FORMED.test(given) ? given : randomUUID()
  const begun = performance.now()
  response.setHeader(REQUEST_ID, id)
  const { method, path } = request
  response.once('close', () => {
    const ms = Math.round(performance.now() - begun)
    logger.debug({ id, method, path, status: response.statusCode, ms })
  })
  next()
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- the way the types of Express are extended
  namespace Express {
    interface Request {
      /** Method as it was sent, where a posted form is routed to a handler of another method. */
      originalMethod?: string
    }
  }
}

/** Fields that every line about a request begins with. */
export function aboutRequest({ method, originalMethod = method, originalUrl }: Request, response: Response) {
  const [path] = originalUrl.split('?')
  return { id: response.getHeader(REQUEST_ID), method: originalMethod, path }
}
