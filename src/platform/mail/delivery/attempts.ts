const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 6 * 3_600_000
/** https://datatracker.ietf.org/doc/html/rfc5321#section-4.5.4.1: four to five days. */
const GIVEN_UP_AFTER_MS = 4 * 24 * 3_600_000
/** Many mails that failed together must not come back together. */
const SPREAD = 0.25
/**
 * Of what servers say only at the recipient or after the message, as Postfix and Exchange do: that its sender is unknown, or
 * may not be used by us (https://datatracker.ietf.org/doc/html/rfc3463#section-3.2, #section-3.8).
 */
const ABOUT_SENDER = /(?<![\d.])5\.(?:1\.[78]|7\.\d+|2\.252)(?!\.?\d)/

/** Of nodemailer. */
interface Refusal {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/**
 * How long to wait after an attempt that failed: twice as long each time.
 * @param attempts how many there were, from 1
 * @returns milliseconds
 */
export function waitAfter(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * random()))
}

/** Whether to stop trying: it has taken too long, or the server will never take this mail. */
export function isHopeless(error: unknown, since: Date, now: Date): boolean {
  return isRefusedForGood(error) || now.getTime() - since.getTime() >= GIVEN_UP_AFTER_MS
}

/** This mail or its recipient (5xx); not our password, our address or the server itself, which somebody will mend. */
function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode = 0, response = '' } = error as Refusal
  if (responseCode < 500 || ABOUT_SENDER.test(response)) return false
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO')
}
