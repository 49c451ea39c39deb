import { randomUUID } from 'node:crypto'
import { Logger } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'

export const REQUEST_ID = 'X-Request-Id'
/** What a proxy may call a request: nothing that could be taken for more than one word of a line, nor for an address. */
const WELL_FORMED = /^[\w.:+/=-]{8,128}$/

const logger = new Logger('request')

/** One line a request: method, path without its query, status, milliseconds, id. No address, no cookie, no body. */
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

/** What every line about a request begins with. */
export function aboutRequest({ method, path }: Request, response: Response) {
  return { id: response.getHeader(REQUEST_ID), method, path }
}
