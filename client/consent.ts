import {
  ASK_ANYWAY,
  CONSENT_COOKIE,
  type ConsentChoice,
  isConsentChoice,
  readConsent,
  writeConsent,
} from '#src/shared/consent/consent-choice'
import { policyVersion } from '#src/shared/consent/policy-version'
import { readCookie, removeCookie, removeMeasurementCookies, writeCookie } from './cookies'
import type { BodyOf, PathOf } from './documented'
import { keptHere } from './storage'

type Grant = 'granted' | 'denied'

/** Google's consent types: https://developers.google.com/tag-platform/security/concepts/consent-mode */
export type Grants = Record<'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization', Grant>

declare global {
  interface Window {
    gtag?: (command: 'consent', action: 'default' | 'update', grants: Grants) => void
    dataLayer?: object[]
  }
}

const STORED = 'consentChoice'
const STORED_VERSION = 'consentPolicyVersion'

/** Maximum time that a reset waits for the answer about the last choice. */
const MAX_WAIT_MS = 2000

/** Request that records the last choice on this page. */
let recorded: Promise<unknown> = Promise.resolve()

const listeners = new Set<() => void>()

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns the choice about the current policy version; a choice about an earlier version is ignored, and one that was deleted before
 * scripts ran.
 */
export function storedConsent(): ConsentChoice | undefined {
  const cookie = readCookie(CONSENT_COOKIE)
  if (cookie === ASK_ANYWAY) return undefined
  const kept = readConsent(cookie)
  const isCurrent = kept?.policyVersion === policyVersion
  // Made before scripts ran, or where storage is unavailable: later than what is stored.
  if (isCurrent && kept.onlyInCookie) return kept.choice
  const stored = keptHere.read(STORED)
  // Choices without a version refer to version 1.
  const version = Number(keptHere.read(STORED_VERSION) ?? 1)
  if (isConsentChoice(stored)) return version === policyVersion ? stored : undefined
  // Storage was emptied, as Safari does after seven days. An acceptance is asked for again, since emptying storage withdraws it.
  return isCurrent && kept.choice === 'declined' ? 'declined' : undefined
}

/**
 * Returns whether to show the consent banner: the visitor has deleted a choice, or there is none on a page that asks, in a browser that
 * does not decline by Global Privacy Control.
 * @param asks whether pages ask visitors who have not decided
 */
export function mustAskConsent(asks: boolean): boolean {
  if (readCookie(CONSENT_COOKIE) === ASK_ANYWAY) return true
  return asks && !storedConsent() && !declinesByItself()
}

/** Calls back as soon as cookies are accepted: immediately if they are, else once the visitor accepts on this page. */
export function onAcceptance(callback: () => void): void {
  if (storedConsent() === 'accepted') return callback()
  const stop = subscribeToConsent(() => {
    if (storedConsent() !== 'accepted') return
    stop()
    callback()
  })
}

/** Stores the choice locally, sends it to the server as proof of consent, and updates the tag function if there is one. */
export function chooseConsent(choice: ConsentChoice): void {
  keep(choice)
  tellConsent(choice)
  // `keepalive`: the next click may already leave the page. The answer sets the cookie for a year, which a script cannot in Safari.
  recorded = fetch('/api/consent' satisfies PathOf<'POST'>, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ choice, policyVersion } satisfies BodyOf<'POST', '/api/consent'>),
    keepalive: true,
  }).catch(() => undefined)
  for (const listener of listeners) listener()
}

/** Deletes the choice and reloads the page, which then shows the consent banner. */
export async function resetConsent(): Promise<void> {
  forget()
  tellConsent('declined')
  writeCookie(CONSENT_COOKIE, ASK_ANYWAY)
  // The answer sets the cookie again. A later one cannot restore an acceptance, since storage is empty.
  await Promise.race([recorded, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
  writeCookie(CONSENT_COOKIE, ASK_ANYWAY)
  location.reload()
}

/** Synchronises the cookie with the stored choice, applies a stored acceptance again, and follows the choice of other tabs. */
export function syncConsent(): void {
  const choice = storedConsent()
  if (choice) keep(choice)
  else forget()
  if (choice === 'accepted') tellConsent(choice)
  addEventListener('storage', ({ key }) => {
    if (key !== STORED) return
    tellConsent(storedConsent() ?? 'declined')
    for (const listener of listeners) listener()
  })
}

function keep(choice: ConsentChoice): void {
  // The version first: other tabs read both once the choice changes. Without storage both are kept for this document.
  const isVersionStored = keptHere.write(STORED_VERSION, String(policyVersion))
  const isChoiceStored = keptHere.write(STORED, choice)
  // With the cookie the server omits the banner.
  writeCookie(
    CONSENT_COOKIE,
    writeConsent({ choice, policyVersion, onlyInCookie: !(isVersionStored && isChoiceStored) }),
  )
}

function forget(): void {
  keptHere.remove(STORED)
  keptHere.remove(STORED_VERSION)
  if (readCookie(CONSENT_COOKIE) !== ASK_ANYWAY) removeCookie(CONSENT_COOKIE)
}

/**
 * Updates the tag function's consent, if there is one, and removes the cookies of measurement that is no longer accepted. Acceptance
 * grants analytics only; the site has no advertising.
 */
export function tellConsent(choice: ConsentChoice): void {
  window.gtag?.('consent', 'update', {
    analytics_storage: choice === 'accepted' ? 'granted' : 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  if (choice === 'declined') removeMeasurementCookies()
}

/** Global Privacy Control: https://www.w3.org/TR/gpc/ */
function declinesByItself(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
