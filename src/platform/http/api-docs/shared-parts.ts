import { STATUS_CODES } from 'node:http'
import type { OpenAPIObject } from '@nestjs/swagger'
import { languages } from '#src/shared/languages.js'
import { requireValue } from '#src/shared/lookups.js'
import { PROBLEM_TYPE, problemAnswer, problemDescriptions } from '../problems/api-problem.decorator.js'
import { exampleProblem } from '../problems/example-problem.js'
import type { ProblemDocumentsService } from '../problems/problem-documents.service.js'
import { codesOf } from '../problems/problem-types.js'

type Components = NonNullable<OpenAPIObject['components']>

const integer = { type: 'integer', minimum: 0 }
const entityTag = { type: 'string', maxLength: 200, pattern: '^[ -~]*$' }

const headers = {
  ETag: { description: 'Version of the resource.', schema: entityTag, example: 'W/"2b-Zm9v"' },
  'Retry-After': { description: 'Seconds to wait before a retry.', schema: integer, example: 5 },
  RateLimit: {
    description:
      'Remaining requests (`r`) in the current window and seconds to its end (`t`), by name of the limit; on rate-limited routes.',
    schema: { type: 'string' },
    example: '"contact";r=19;t=600',
  },
  'RateLimit-Policy': {
    description: 'Allowed requests (`q`) per window of seconds (`w`), by name of the limit; on rate-limited routes.',
    schema: { type: 'string' },
    example: '"contact";q=20;w=600',
  },
}

const parameters = {
  lang: {
    name: 'lang',
    in: 'query',
    required: false,
    description: 'Language of texts and problems; by default that of the `language` cookie, else Croatian.',
    schema: { type: 'string', enum: [...languages] },
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'ETag of a cached response.',
    schema: entityTag,
    example: 'W/"2b-Zm9v"',
  },
}

const waiting = { 'Retry-After': headerRef('Retry-After') }
const limited = { RateLimit: headerRef('RateLimit'), 'RateLimit-Policy': headerRef('RateLimit-Policy') }
const waits = ['429', '503']

/** Returns components that many routes share, by the names used in references. */
export function sharedParts(
  problems: ProblemDocumentsService,
): Pick<Components, 'headers' | 'parameters' | 'responses'> {
  const responses = Object.keys(problemDescriptions).map((status) => [nameOf(status), sharedProblem(status, problems)])
  return { headers, parameters, responses: Object.fromEntries(responses) as object } as unknown as Components
}

/** Describes a problem for any route, with an example of each code. */
function sharedProblem(status: string, problems: ProblemDocumentsService): object {
  const answer = problemAnswer(Number(status))
  const examples = codesOf(Number(status)).map((code) => [code, { value: problems.write(exampleProblem(code), 'en') }])
  return {
    ...answer,
    content: { [PROBLEM_TYPE]: { ...answer.content[PROBLEM_TYPE], examples: Object.fromEntries(examples) as object } },
    headers: { ...(waits.includes(status) && waiting), ...limited },
  }
}

/** Headers of counted requests. */
export const limitHeaders = limited

export function headerRef(name: keyof typeof headers) {
  return { $ref: `#/components/headers/${name}` }
}

export const parameterRef = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` })

/** Returns a reference to the shared response of a status. */
export const problemRef = (status: number | string) => ({ $ref: `#/components/responses/${nameOf(status)}` })

/** Returns the name of a status: `TooManyRequests` for 429. */
function nameOf(status: number | string): string {
  return requireValue(STATUS_CODES[status], `name of ${status}`).replace(/\W/g, '')
}
