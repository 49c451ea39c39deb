import { problemIn } from '#client/requests/problem'
import { RequestError } from '#client/requests/requests'
import type { Outcome } from './outcome'

export const TAKEN: Outcome = { status: 200, errors: [] }

/** Of a request that failed. Nobody answered: 0, or 504 where it may have arrived all the same. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof RequestError)) {
    return { status: (error as Error).name === 'TimeoutError' ? 504 : 0, errors: [] }
  }
  const { code, detail, errors = [] } = problemIn(error) ?? {}
  return { status: error.status, code, detail, seconds: error.retryAfter, errors }
}
