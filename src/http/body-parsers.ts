import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import { Problem } from './problem.js'

const LIMIT = '100kb'

/** The API speaks JSON, page forms post URL-encoded fields; anything else is 415. */
export const parseJson = [refuseOtherThan('application/json'), express.json({ limit: LIMIT }), nameMalformedJson]

export const parseForm = [
  refuseOtherThan('application/x-www-form-urlencoded'),
  express.urlencoded({ limit: LIMIT, extended: false }),
].map(outsideApi)

/** Express cannot be told by a path: it takes only whole segments, and has no “all but”. */
function outsideApi(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (/^\/api(\/|$)/i.test(request.path) ? next() : handler(request, response, next))
}

function refuseOtherThan(mediaType: string) {
  return (request: Request, _response: Response, next: NextFunction) => {
    // `is` answers null for a request without a body
    next(request.is(mediaType) === false ? Problem.unsupportedMediaType() : undefined)
  }
}

function nameMalformedJson(
  error: Error & { type?: string },
  _request: Request,
  _response: Response,
  next: NextFunction,
) {
  next(error.type === 'entity.parse.failed' ? Problem.malformedJson() : error)
}
