import type { FormOutcome } from '#src/web/pages/form-outcome'

/** Result of a submission, with or without JavaScript. A status below 300 means success. */
export interface Outcome extends Pick<
  FormOutcome,
  'status' | 'code' | 'seconds' | 'errors' | 'unsent' | 'reference' | 'alternatives'
> {
  /** Answer of the API to an accepted form. */
  receipt?: Record<string, string>
  /** Error message of the API. */
  detail?: string
  /** The browser had no network. */
  isOffline?: boolean
}

export function isTaken({ status, unsent }: Outcome): boolean {
  return status >= 200 && status < 300 && !unsent
}
