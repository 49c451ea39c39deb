import type { ProblemDto } from '../src/http/problem.dto'
import { RequestError } from './requests'

/** The fields that the API wants mended; none when it was something else that failed. */
export function faultsIn(error: unknown): NonNullable<ProblemDto['errors']> {
  if (!(error instanceof RequestError)) return []
  try {
    return (JSON.parse(error.body) as ProblemDto | null)?.errors ?? []
  } catch {
    return [] // the words of a proxy
  }
}
