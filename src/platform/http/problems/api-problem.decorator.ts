import { applyDecorators } from '@nestjs/common'
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger'
import { ProblemDto } from './problem.dto.js'
import { codesOf } from './problem-types.js'

/** https://www.rfc-editor.org/rfc/rfc9457#section-6.1 */
export const PROBLEM_TYPE = 'application/problem+json'

/** The problems that routes answer with, in words that fit any of them. */
export const problemDescriptions: Record<number, string> = {
  400: 'The request cannot be read: the body is not JSON, a header or the path is malformed.',
  401: 'Not signed in.',
  403: 'Not allowed, or sent by a browser for another site.',
  404: 'Not found.',
  409: 'In conflict with what is stored.',
  410: 'Gone: what it was about has expired.',
  412: 'Changed by somebody else since the version that `If-Match` names.',
  413: 'The body is over 100 kB.',
  415: 'The body is not application/json.',
  422: 'Some fields must be mended; `errors` names them.',
  428: 'Without an `If-Match` header it is not known which version is to be changed.',
  429: 'Too many requests; `Retry-After` tells the seconds to wait.',
  500: 'Something went wrong on our side, and was logged.',
  503: 'The database does not answer; `Retry-After` tells the seconds to wait.',
}

/** A problem as the OpenAPI document describes it, with the codes that its status comes with. */
export const problemAnswer = (status: number, description = problemDescriptions[status]!) => ({
  description,
  content: {
    [PROBLEM_TYPE]: {
      schema: { allOf: [{ $ref: getSchemaPath(ProblemDto) }, { properties: { code: { enum: codesOf(status) } } }] },
    },
  },
})

/** Documents the problems a route may answer with, beside those that any may: api-docs/describe-all-routes.ts. */
export const ApiProblem = (...statuses: number[]) =>
  applyDecorators(
    ApiExtraModels(ProblemDto),
    ...statuses.map((status) => ApiResponse({ status, ...problemAnswer(status) })),
  )
