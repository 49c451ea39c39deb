const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Pauses after failed attempts, by Standard Webhooks: a little over three days in total. */
const WAITS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
]
/** Random factor that spreads retries of messages that failed together. */
const SPREAD = 0.1
/** Maximum pause that `Retry-After` can request. */
const LONGEST_ASKED_MS = 24 * HOUR_MS

/** Statuses whose `Retry-After` is respected: https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3 */
const PATIENT_STATUSES = [429, 503]

interface FailedAttempt {
  /** Number of attempts, from 1. */
  attempts: number
  /** Status of the response, if there was one. */
  status?: number
  retryAfter?: string
}

/**
 * Returns the pause after a failed attempt.
 * @returns milliseconds; undefined after the last attempt
 */
export function waitAfter({ attempts, ...answer }: FailedAttempt, random = Math.random): number | undefined {
  const planned = WAITS_MS[attempts - 1]
  if (planned === undefined) return undefined
  const spread = Math.round(planned * (1 - SPREAD + 2 * SPREAD * random()))
  return Math.max(spread, Math.min(askedFor(answer), LONGEST_ASKED_MS))
}

/** Parses `Retry-After`, a number of seconds or a date. @returns milliseconds */
function askedFor({ status = 0, retryAfter = '' }: Omit<FailedAttempt, 'attempts'>): number {
  if (!PATIENT_STATUSES.includes(status)) return 0
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * SECOND_MS
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now())
}
