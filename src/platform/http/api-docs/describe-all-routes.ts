import { isDeepStrictEqual } from 'node:util'
import type { OpenAPIObject } from '@nestjs/swagger'
import { problemAnswer, problemDescriptions } from '../problems/api-problem.decorator.js'
import { DESCRIBED_LIMIT } from '../rate-limits/rate-limit.guard.js'
import { DESCRIBED_RECENCY } from './described-recency.js'
import { tagOf } from './described-tags.js'
import { headerRef, limitHeaders, parameterRef, problemRef } from './shared-parts.js'
import { VERSION_TAGGED } from './version-tagged.js'

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>
type Security = NonNullable<Operation['security']>

/** Answer to a browser that opens a link to a file. */
const CONFIRMATION_PAGE = {
  description: 'Redirect of a browser to the page that confirms the sign-in.',
  headers: { Location: { schema: { type: 'string' as const }, description: 'Address of that page.' } },
}

/** Path that responds without the database. */
const ALIVE = '/health/live'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Adds to the OpenAPI document what applies to all routes and is not declared by controllers. */
export function describeAllRoutes({ paths }: OpenAPIObject): void {
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      operation.tags = [tagOf(path)]
      describeAccess(operation)
      describeParameters(operation, path)
      if (method === 'get') describeRead(operation)
      else addProblems(operation, [403]) // cross-site request
      addProblems(operation, problemsOf(operation, path))
      shareProblems(operation)
      describeVersion(operation)
      if (method === 'get' && DESCRIBED_RECENCY in operation) operation.responses[303] = CONFIRMATION_PAGE
      describeCounting(operation)
    }
  }
}

/**
 * Describes the required role or scope. A public route has no requirement; one with an optional key also lists the
 * empty alternative.
 */
function describeAccess(operation: Operation): void {
  const security = operation.security ?? []
  const isPublic = security.some((each) => Object.keys(each).length === 0)
  const asked = security.filter((each) => Object.keys(each).some((name) => name !== 'session'))
  const takesKeys = asked.some((each) => 'apiKey' in each)
  operation.security = isPublic ? [...(takesKeys ? [{}] : []), ...asked] : withOwnRole(security)
  if (operation.security.length > 0) addProblems(operation, [401])
  if (operation.security.some((each) => 'session' in each)) addProblems(operation, [403])
}

/** Keeps the last role: that of a route overrides that of its controller. */
function withOwnRole(security: Security): Security {
  const last = security.findLast((each) => 'session' in each)
  return security.filter((each) => each === last || !('session' in each))
}

function describeParameters(operation: Operation, path: string): void {
  const own = (operation.parameters ?? []).filter((each) => !('name' in each) || each.name !== 'lang')
  for (const parameter of own) {
    // validated by UuidPipe
    if ('name' in parameter && parameter.in === 'path' && /^(?:id|\w+Id)$/.test(parameter.name)) {
      parameter.schema = { type: 'string', format: 'uuid' }
    }
  }
  operation.parameters = path.startsWith('/api/') ? [...own, parameterRef('lang')] : own
}

/** Media types of answers that are sent in one piece, with an ETag. */
const TAGGED_TYPES = ['application/json', 'text/calendar']

/** Describes the ETag of a read, and its 304 response. */
function describeRead(operation: Operation): void {
  const { 200: answer } = operation.responses
  if (!answer || !('content' in answer) || !TAGGED_TYPES.some((type) => answer.content?.[type])) return
  if (VERSION_TAGGED in operation) return
  answer.headers = { ETag: headerRef('ETag'), ...answer.headers }
  operation.responses[304] = {
    description: 'Not modified since the ETag in `If-None-Match`.',
    headers: { ETag: headerRef('ETag') },
  }
  operation.parameters = [...(operation.parameters ?? []), parameterRef('If-None-Match')]
}

function problemsOf(
  { requestBody, parameters = [], [DESCRIBED_LIMIT]: limited }: Operation & { [DESCRIBED_LIMIT]?: object },
  path: string,
): number[] {
  const asks = parameters.some((each) => 'name' in each && each.in === 'query')
  return [
    400,
    500,
    ...(path === ALIVE ? [] : [503]),
    ...(path.includes('{') ? [404] : []),
    ...(asks ? [422] : []),
    ...(requestBody ? [413, 415, 422] : []),
    ...(limited ? [429] : []),
  ]
}

function addProblems({ responses }: Operation, statuses: number[]): void {
  for (const status of statuses) responses[status] ??= problemAnswer(status)
}

/** Describes the ETag of resources with a version, in responses to reads and changes. */
function describeVersion(operation: Operation & { [VERSION_TAGGED]?: true }): void {
  if (!operation[VERSION_TAGGED]) return
  delete operation[VERSION_TAGGED]
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (/^2/.test(status) && 'description' in answer!) answer.headers = { ETag: headerRef('ETag'), ...answer.headers }
  }
}

function describeCounting(operation: Operation): void {
  if (!(DESCRIBED_LIMIT in operation)) return
  for (const answer of Object.values(operation.responses)) {
    if (answer && 'description' in answer) answer.headers = { ...answer.headers, ...limitHeaders }
  }
}

/** Replaces problems with the default description by references to a shared response. */
function shareProblems({ responses }: Operation): void {
  for (const status of Object.keys(problemDescriptions)) {
    const answer = responses[status]
    if (answer && isDeepStrictEqual(answer, problemAnswer(Number(status)))) responses[status] = problemRef(status)
  }
}
