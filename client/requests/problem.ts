import type { ProblemDto } from '#src/platform/http/problems/problem.dto'
import { RequestError } from './requests'

/** Returns the problem details of a failed request; undefined if the response was not from the API. */
export function problemIn(error: unknown): ProblemDto | undefined {
  if (!(error instanceof RequestError)) return undefined
  try {
    return (JSON.parse(error.body) as ProblemDto | null) ?? undefined
  } catch {
    return undefined // response of a proxy
  }
}
