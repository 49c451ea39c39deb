import { problemIn } from '#client/requests/problem'
import { RequestError } from '#client/requests/requests'
import type { Outcome } from './outcome'

export const TAKEN: Outcome = { status: 200, errors: [] }

/**
 * Converts a failed request to an outcome. Without a response the status is 0, or 504 after a timeout, when the request may still have
 * arrived.
 */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof RequestError)) {
    return { status: (error as Error).name === 'TimeoutError' ? 504 : 0, errors: [], isOffline: !navigator.onLine }
  }
  const { code, detail, errors = [], alternatives } = problemIn(error) ?? {}
  return { status: error.status, code, detail, seconds: error.retryAfter, errors, alternatives }
}
