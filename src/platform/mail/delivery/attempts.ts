const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 6 * 3_600_000
/** RFC 5321 recommends four to five days: https://datatracker.ietf.org/doc/html/rfc5321#section-4.5.4.1 */
const GIVEN_UP_AFTER_MS = 4 * 24 * 3_600_000
/** Random factor that spreads retries of mails that failed together. */
const SPREAD = 0.25
/**
 * Enhanced status codes of an unknown or unauthorised sender, which Postfix and Exchange report only for the recipient
 * or after the message (https://datatracker.ietf.org/doc/html/rfc3463#section-3.2, #section-3.8).
 */
const ABOUT_SENDER = /(?<![\d.])5\.(?:1\.[78]|7\.\d+|2\.252)(?!\.?\d)/

/** Error of nodemailer. */
interface Refusal {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/**
 * Returns the wait after a failed attempt, which doubles each time.
 * @param attempts number of attempts, from 1
 * @returns milliseconds
 */
export function waitAfter(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * random()))
}

/** Checks whether to stop retrying: the time limit has passed, or the server rejects the mail permanently. */
export function isHopeless(error: unknown, since: Date, now: Date): boolean {
  return isRefusedForGood(error) || now.getTime() - since.getTime() >= GIVEN_UP_AFTER_MS
}

/**
 * Checks for a permanent rejection of the mail or its recipient: by the server (5xx), or for a reserved domain. Problems
 * of password, sender or server can be fixed.
 */
function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode = 0, response = '' } = error as Refusal
  if (code === 'ERESERVED') return true
  if (responseCode < 500 || ABOUT_SENDER.test(response)) return false
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO')
}
