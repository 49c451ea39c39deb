import { Problem } from './problem.js'
import { type ProblemCode, problemTypes } from './problem-types.js'

const fault = { field: 'email', code: 'email.invalid' }

/** Returns an example of a problem with a code. */
export function exampleProblem(code: ProblemCode): Problem {
  if (code === 'validation') return Problem.validation([fault])
  const { status, args } = { args: undefined, ...problemTypes[code] }
  return new Problem({ code, args, limit: status === 429 ? 'contact' : undefined })
}
