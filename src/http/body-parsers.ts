import express, { type NextFunction, type Request, type Response } from 'express'
import { Problem } from './problem.js'

const LIMIT = '100kb'

/** The API takes JSON, pages take the fields of their forms; any other body is refused. */
export const parseBodies = [
  refuseOtherMediaTypes,
  express.json({ limit: LIMIT }),
  express.urlencoded({ limit: LIMIT, extended: false }),
  nameMalformedJson,
]

function refuseOtherMediaTypes(request: Request, _response: Response, next: NextFunction): void {
  const taken = request.path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded'
  // `is` answers null for a request without a body, but takes an empty one for a body
  const isOther = request.is(taken) === false && request.headers['content-length'] !== '0'
  next(isOther ? Problem.unsupportedMediaType() : undefined)
}

function nameMalformedJson(
  error: Error & { type?: string },
  _request: Request,
  _response: Response,
  next: NextFunction,
) {
  next(error.type === 'entity.parse.failed' ? Problem.malformedJson() : error)
}
