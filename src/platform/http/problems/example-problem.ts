import { Problem } from './problem.js'
import { type ProblemCode, problemTypes } from './problem-types.js'

const fault = { field: 'email', code: 'email.invalid' }

/** A problem of a code, as it might be answered. */
export function exampleProblem(code: ProblemCode): Problem {
  if (code === 'validation') return Problem.validation([fault])
  const { status, args } = { args: undefined, ...problemTypes[code] }
  return new Problem({ code, args, limit: status === 429 ? 'contact' : undefined })
}
