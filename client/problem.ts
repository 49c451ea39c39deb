import type { ProblemDto } from '../src/http/problem.dto'
import { RequestError } from './requests'

/** The problem an error of the API tells of; none when the network or a proxy failed. */
export function problemOf(error: unknown): ProblemDto | undefined {
  if (!(error instanceof RequestError)) return undefined
  try {
    return JSON.parse(error.body) as ProblemDto
  } catch {
    return undefined
  }
}
