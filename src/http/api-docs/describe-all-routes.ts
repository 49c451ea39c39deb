import type { OpenAPIObject } from '@nestjs/swagger'
import { problemAnswer } from '../problems/api-problem.decorator.js'
import { DESCRIBED_LIMIT } from '../rate-limits/rate-limit.guard.js'

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>
type Answer = Extract<Operation['responses'][string], { description: string }>

/** Answers without the database. */
const ALIVE = '/health/live'

const header = (description: string, type = 'string') => ({ description, schema: { type } })
const etag = header('The version of what is read.')
const retryAfter = header('Seconds.', 'integer')
const rateLimit = {
  'RateLimit-Limit': header('Requests that may be sent in a while.', 'integer'),
  'RateLimit-Remaining': header('Those that are left of them.', 'integer'),
  'RateLimit-Reset': header('Seconds until all may be sent again.', 'integer'),
}

/** Adds to the OpenAPI document what no controller says, because the layers around all of them do it. */
export function describeAllRoutes({ paths }: OpenAPIObject): void {
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = methods[method]
      if (!operation) continue
      if (method === 'get') describeRead(operation)
      else describeProblems(operation, operation.requestBody ? [400, 403, 413, 415] : [403])
      if (path.includes('{')) describeProblems(operation, [400, 404])
      if (path !== ALIVE) describeProblems(operation, [503])
      describeWaiting(operation)
    }
  }
}

/** What is read has an ETag; who sends it again is spared the bytes of what has not changed. */
function describeRead(operation: Operation): void {
  const { 200: answer } = operation.responses
  if (!answer || !('content' in answer) || !answer.content?.['application/json']) return
  answer.headers = { ETag: etag, ...answer.headers }
  operation.responses[304] = { description: 'As it was when the ETag of `If-None-Match` was given.' }
  operation.parameters = [
    ...(operation.parameters ?? []),
    { name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } },
  ]
}

function describeProblems({ responses }: Operation, statuses: number[]): void {
  for (const status of statuses) responses[status] ??= problemAnswer(status)
}

function describeWaiting(operation: Operation): void {
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (!answer || !('description' in answer)) continue
    const waits: Answer['headers'] = status === '429' || status === '503' ? { 'Retry-After': retryAfter } : {}
    const counts: Answer['headers'] = DESCRIBED_LIMIT in operation && /^2|429/.test(status) ? rateLimit : {}
    const headers: Answer['headers'] = { ...answer.headers, ...waits, ...counts }
    if (Object.keys(headers).length > 0) answer.headers = headers
  }
}
