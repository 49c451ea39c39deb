import { isUtf8 } from 'node:buffer'
import { BadRequestException } from '@nestjs/common'
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import { linkPaths } from '#src/shared/link-addresses.js'
import { Problem } from '../problems/problem.js'

const LIMIT = '100kb'
/** Limit of forms with many fields, in which letters with diacritics take six bytes. */
const LARGE_LIMIT = '250kb'

/**
 * Maximum nesting of a body, far beyond that of any valid one. Validation is recursive: 100 kB of brackets would
 * exhaust the stack.
 */
const MAX_DEPTH = 20
/** Maximum of keys per object. Unknown keys are more expensive to validate than to parse. */
const MAX_KEYS = 200
/** Maximum of fields of a form with all texts of a page. */
const MAX_FIELDS = 800
/** Maximum of values per body; a location with sixty special days has seven hundred. */
const MAX_VALUES = 1000

/**
 * Returns the parsers: JSON for the API, form fields for pages; any other body is rejected.
 * @param uploadPaths paths whose forms may upload a file, which is read behind the guards
 * @param largePaths beginnings of the paths whose forms have many fields
 */
export const parseBodies = (uploadPaths: string[], largePaths: string[]) => [
  discardAnyBody,
  refuseOtherMediaTypes(uploadPaths),
  express.json({ limit: LIMIT, verify: assertUtf8 }),
  parseForms(largePaths),
  nameMalformedJson,
  refuseLargeStructures,
  refuseInheritedNames,
]

function parseForms(largePaths: string[]): RequestHandler {
  const options = { extended: false, verify: assertDecodable }
  const parse = express.urlencoded({ limit: LIMIT, parameterLimit: MAX_KEYS, ...options })
  const parseLarge = express.urlencoded({ limit: LARGE_LIMIT, parameterLimit: MAX_FIELDS, ...options })
  return (request, response, next) => {
    const isLarge = largePaths.some((path) => request.path.startsWith(path))
    ;(isLarge ? parseLarge : parse)(request, response, next)
  }
}

/** Bytes that are no UTF-8 would be stored as U+FFFD. @throws Error of the parser for JSON in another encoding (RFC 8259, 8.1) */
function assertUtf8(_request: unknown, _response: unknown, body: Buffer, encoding: string): void {
  if (encoding === 'utf-8' && !isUtf8(body)) throw new Error('The body is not UTF-8')
}

/** @throws Problem 400 for form fields in another encoding than UTF-8 */
function assertDecodable(_request: unknown, _response: unknown, body: Buffer): void {
  const encoded = body.toString('latin1')
  const decoded = encoded.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  if (!isUtf8(Buffer.from(decoded, 'latin1'))) throw new BadRequestException()
}

/** Paths that accept any small body and ignore it: mail providers may send multipart (RFC 8058, 3.2). */
const TAKES_ANY = [...linkPaths('unsubscribe'), ...linkPaths('reviewOptOut')]
const readAnyBody = express.raw({ type: () => true, limit: '10kb', inflate: false })

function discardAnyBody(request: Request, response: Response, next: NextFunction): void {
  if (!TAKES_ANY.includes(request.path)) return next()
  readAnyBody(request, response, (error?: unknown) => {
    request.body = {}
    next(error)
  })
}

const refuseOtherMediaTypes =
  (uploadPaths: string[]) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    if (TAKES_ANY.includes(request.path)) return next()
    const taken = request.path.startsWith('/api/') ? ['application/json'] : ['application/x-www-form-urlencoded']
    if (request.method === 'POST' && uploadPaths.includes(request.path)) taken.push('multipart/form-data')
    // `is` returns null for a request without a body, but treats an empty body as one
    const isOther = request.is(taken) === false && request.headers['content-length'] !== '0'
    next(isOther ? Problem.unsupportedMediaType() : undefined)
  }

function nameMalformedJson(
  error: Error & { type?: string },
  _request: Request,
  _response: Response,
  next: NextFunction,
) {
  if (error instanceof BadRequestException) return next(error)
  const isMalformed = error.type === 'entity.parse.failed' || error.type === 'entity.verify.failed'
  next(isMalformed ? Problem.malformedJson() : error)
}

function refuseLargeStructures(request: Request, _response: Response, next: NextFunction): void {
  // The parser has counted the fields of a form.
  const maxKeys = request.is('application/json') ? MAX_KEYS : MAX_FIELDS
  next(isSmall(request.body, maxKeys) ? undefined : new BadRequestException())
}

/** Rejects fields such as `constructor`, which the validator takes for known because every object inherits them. */
function refuseInheritedNames(request: Request, _response: Response, next: NextFunction): void {
  assertOwnNames(request.body)
  next()
}

/** @throws Problem 422 for a field such as `constructor` */
export function assertOwnNames(body: unknown): void {
  const names = inheritedNames(body)
  if (names.length > 0) throw Problem.validation(names.map((field) => ({ field, code: 'unknownField' })))
}

function inheritedNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => (name in Object.prototype ? [name] : inheritedNames(child)))
}

function isSmall(body: unknown, maxKeys: number): boolean {
  let values = 0
  const fits = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null) return true
    const children = Object.values(value)
    values += children.length
    if (depth === 0 || values > MAX_VALUES || (!Array.isArray(value) && children.length > maxKeys)) return false
    return children.every((child) => fits(child, depth - 1))
  }
  return fits(body, MAX_DEPTH)
}
