import { applyDecorators } from '@nestjs/common'
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger'
import { ProblemDto } from './problem.dto.js'
import { codesOf } from './problem-types.js'

/** https://www.rfc-editor.org/rfc/rfc9457#section-6.1 */
export const PROBLEM_TYPE = 'application/problem+json'

/** Default descriptions of problems, valid for any route. */
export const problemDescriptions: Record<number, string> = {
  400: 'Malformed request: the body is not JSON, or a header or the path is invalid.',
  401: 'Not signed in.',
  403: 'Missing permission, or cross-site request of a browser.',
  404: 'Not found.',
  409: 'Conflict with the stored state.',
  410: 'Gone: the resource has expired.',
  412: 'Changed since the version in `If-Match`.',
  413: 'Body over 100 kB.',
  415: 'Body is not application/json.',
  422: 'Invalid fields; `errors` lists them.',
  428: 'Missing `If-Match` header with the version that the change is based on.',
  429: 'Rate limit exceeded; `Retry-After` contains the seconds to wait.',
  500: 'Internal error; it was logged.',
  503: 'Database unavailable; `Retry-After` contains the seconds to wait.',
}

/** Describes a problem response in the OpenAPI document, with the codes of its status. */
export const problemAnswer = (status: number, description = problemDescriptions[status]!) => ({
  description,
  content: {
    [PROBLEM_TYPE]: {
      schema: { allOf: [{ $ref: getSchemaPath(ProblemDto) }, { properties: { code: { enum: codesOf(status) } } }] },
    },
  },
})

/** Documents the problems of a route, besides those of every route: api-docs/describe-all-routes.ts. */
export const ApiProblem = (...statuses: number[]) =>
  applyDecorators(
    ApiExtraModels(ProblemDto),
    ...statuses.map((status) => ApiResponse({ status, ...problemAnswer(status) })),
  )
