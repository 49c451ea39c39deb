import type { CookieName } from './stored-entries.js'

/** Decisions of a visitor on cookies. */
export const consentChoices = ['accepted', 'declined'] as const

export type ConsentChoice = (typeof consentChoices)[number]

/** First-party mirror of the choice in localStorage: `accepted.1` is an acceptance of policy version 1. */
export const CONSENT_COOKIE = 'consentChoice' satisfies CookieName

/**
 * Value in place of a choice that the visitor has deleted: show the banner, even where the browser declines by Global Privacy Control or
 * pages do not ask.
 */
export const ASK_ANYWAY = 'ask'

/** State of the decision as requests show it; `asked` after the visitor has deleted a choice. */
export type ConsentState = 'decided' | 'undecided' | 'asked'

export interface KeptConsent {
  choice: ConsentChoice
  policyVersion: number
  /** Set by the form without JavaScript, or where storage is blocked. */
  onlyInCookie: boolean
}

export function isConsentChoice(value: unknown): value is ConsentChoice {
  return consentChoices.includes(value as ConsentChoice)
}

export function writeConsent({ choice, policyVersion, onlyInCookie }: KeptConsent): string {
  return `${choice}.${policyVersion}${onlyInCookie ? '.posted' : ''}`
}

/** Parses the cookie's value; accepts a choice of any policy version. */
export function readConsent(value = ''): KeptConsent | undefined {
  const [choice, version, origin] = value.split('.')
  if (!isConsentChoice(choice)) return undefined
  return { choice, policyVersion: Number(version), onlyInCookie: origin === 'posted' }
}
