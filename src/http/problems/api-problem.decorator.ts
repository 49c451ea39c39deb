import { applyDecorators } from '@nestjs/common'
import { ApiExtraModels, ApiHeader, ApiResponse, getSchemaPath } from '@nestjs/swagger'
import { ProblemDto } from './problem.dto.js'

const descriptions: Record<number, string> = {
  400: 'The request cannot be read: the body is not JSON, a header or the path is malformed.',
  401: 'Not signed in.',
  403: 'Not allowed, or sent by a browser for another site.',
  404: 'Not found.',
  409: 'In conflict with what is stored.',
  410: 'Gone: what it was about has expired.',
  413: 'The body is over 100 kB.',
  415: 'The body is not application/json.',
  422: 'Some fields must be mended; `errors` names them.',
  429: 'Too many requests; `Retry-After` tells the seconds to wait.',
  503: 'The database does not answer; `Retry-After` tells the seconds to wait.',
}

/** A problem as the OpenAPI document describes it. */
export const problemAnswer = (status: number, description = descriptions[status]!) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } },
})

/** Documents the problems a route may answer with, beside those that any may: api-docs/describe-all-routes.ts. */
export const ApiProblem = (...statuses: number[]) =>
  applyDecorators(
    ApiExtraModels(ProblemDto),
    ...statuses.map((status) => ApiResponse({ status, ...problemAnswer(status) })),
  )

/** The problems every public write may answer with. */
export const ApiWriteProblems = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'A repetition answers as the first did, for 24 hours.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
    ApiProblem(422, 429),
  )
