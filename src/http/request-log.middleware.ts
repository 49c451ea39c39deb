import { randomUUID } from 'node:crypto'
import { Logger } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'

const logger = new Logger('request')

/** One line a request: method, path without its query, status, milliseconds, id. No address, no cookie, no body. */
export function logRequests(request: Request, response: Response, next: NextFunction): void {
  const id = randomUUID()
  const begun = performance.now()
  response.setHeader('X-Request-Id', id)
  const { method, path } = request
  response.once('close', () => {
    const ms = Math.round(performance.now() - begun)
    logger.debug({ id, method, path, status: response.statusCode, ms })
  })
  next()
}
