import type { ProblemDto } from '../../src/platform/http/problems/problem.dto'
import { RequestError } from './requests'

/** What the API says went wrong; nothing when it was not the API that answered. */
export function problemIn(error: unknown): ProblemDto | undefined {
  if (!(error instanceof RequestError)) return undefined
  try {
    return (JSON.parse(error.body) as ProblemDto | null) ?? undefined
  } catch {
    return undefined // the words of a proxy
  }
}
