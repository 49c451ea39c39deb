import { BadRequestException } from '@nestjs/common'
import express, { type NextFunction, type Request, type Response } from 'express'
import { Problem } from './problem.js'

const LIMIT = '100kb'

/** Far beyond any body the API knows. Validation recurses into a body: 100 kB of brackets would exhaust the stack. */
const MAX_DEPTH = 20

/** The API takes JSON, pages take the fields of their forms; any other body is refused. */
export const parseBodies = [
  refuseOtherMediaTypes,
  express.json({ limit: LIMIT }),
  express.urlencoded({ limit: LIMIT, extended: false }),
  nameMalformedJson,
  refuseDeepNesting,
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

function refuseDeepNesting(request: Request, _response: Response, next: NextFunction): void {
  next(isDeeperThan(MAX_DEPTH, request.body) ? new BadRequestException() : undefined)
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((child) => isDeeperThan(depth - 1, child))
}
