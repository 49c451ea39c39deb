import { STATUS_CODES } from 'node:http'
import type { OpenAPIObject } from '@nestjs/swagger'
import { languages } from '#src/shared/languages.js'
import { PROBLEM_TYPE, problemAnswer, problemDescriptions } from '../problems/api-problem.decorator.js'
import { exampleProblem } from '../problems/example-problem.js'
import type { ProblemDocumentsService } from '../problems/problem-documents.service.js'
import { codesOf } from '../problems/problem-types.js'

type Components = NonNullable<OpenAPIObject['components']>

const integer = { type: 'integer', minimum: 0 }

const headers = {
  ETag: { description: 'The version of what is read.', schema: { type: 'string' }, example: 'W/"2b-Zm9v"' },
  'Retry-After': { description: 'Seconds to wait.', schema: integer, example: 5 },
  RateLimit: {
    description:
      'Of limited routes, once a request is counted: how many more are taken (`r`) in how many seconds (`t`), by the name of the limit.',
    schema: { type: 'string' },
    example: '"contact";r=19;t=600',
  },
  'RateLimit-Policy': {
    description: 'Of limited routes: how many requests (`q`) are taken in how many seconds (`w`).',
    schema: { type: 'string' },
    example: '"contact";q=20;w=600',
  },
}

const parameters = {
  lang: {
    name: 'lang',
    in: 'query',
    required: false,
    description: 'The language of texts and problems; without it that of the `language` cookie, else Croatian.',
    schema: { type: 'string', enum: [...languages] },
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The ETag of an answer that the sender has.',
    schema: { type: 'string', maxLength: 200, pattern: '^[ -~]*$' },
    example: 'W/"2b-Zm9v"',
  },
}

const waiting = { 'Retry-After': headerRef('Retry-After') }
const limited = { RateLimit: headerRef('RateLimit'), 'RateLimit-Policy': headerRef('RateLimit-Policy') }
const waits = ['429', '503']

/** What many routes share, by the names that they refer to it. */
export function sharedParts(
  problems: ProblemDocumentsService,
): Pick<Components, 'headers' | 'parameters' | 'responses'> {
  const responses = Object.keys(problemDescriptions).map((status) => [nameOf(status), sharedProblem(status, problems)])
  return { headers, parameters, responses: Object.fromEntries(responses) as object } as unknown as Components
}

/** A problem in the words that fit any route, with an example of each code. */
function sharedProblem(status: string, problems: ProblemDocumentsService): object {
  const answer = problemAnswer(Number(status))
  const examples = codesOf(Number(status)).map((code) => [code, { value: problems.write(exampleProblem(code), 'en') }])
  return {
    ...answer,
    content: { [PROBLEM_TYPE]: { ...answer.content[PROBLEM_TYPE], examples: Object.fromEntries(examples) as object } },
    headers: { ...(waits.includes(status) && waiting), ...limited },
  }
}

/** The headers of what is counted. */
export const limitHeaders = limited

export function headerRef(name: keyof typeof headers) {
  return { $ref: `#/components/headers/${name}` }
}

export const parameterRef = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` })

/** The problem of a status, in the words that fit any route. */
export const problemRef = (status: number | string) => ({ $ref: `#/components/responses/${nameOf(status)}` })

/** `TooManyRequests` of 429. */
function nameOf(status: number | string): string {
  return STATUS_CODES[status]!.replace(/\W/g, '')
}
