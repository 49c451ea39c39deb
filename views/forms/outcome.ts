import type { FormOutcome } from '#src/web/form-outcome'

/** What became of a submission, by JavaScript or without. A status below 300: it was taken. */
export interface Outcome extends Pick<FormOutcome, 'status' | 'code' | 'seconds' | 'errors' | 'unsent'> {
  /** What went wrong, in the words of the API. */
  detail?: string
}

export function isTaken({ status, unsent }: Outcome): boolean {
  return status >= 200 && status < 300 && !unsent
}
