import {
  ASK_ANYWAY,
  CONSENT_COOKIE,
  type ConsentChoice,
  isConsentChoice,
  readConsent,
  writeConsent,
} from '../src/consent/consent-choice'
import { policyVersion } from '../src/consent/policy-version'

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
const YEAR_SECONDS = 365 * 24 * 3600

const listeners = new Set<() => void>()

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice about the present policy; one about an earlier policy counts no more. */
export function storedConsent(): ConsentChoice | undefined {
  const stored = localStorage.getItem(STORED)
  // What was stored without a version is about the first.
  const version = Number(localStorage.getItem(STORED_VERSION) ?? 1)
  if (isConsentChoice(stored) && version === policyVersion) return stored
  // Clicked before the scripts were there.
  const kept = readConsent(consentCookie())
  return kept?.posted && kept.policyVersion === policyVersion ? kept.choice : undefined
}

/** Whether to ask: no choice is stored, nor has the browser declined for a visitor who did not ask to choose. */
export function mustAskConsent(): boolean {
  return !storedConsent() && (!declinesByItself() || consentCookie() === ASK_ANYWAY)
}

/** Keeps the choice, here and as a proof on the server, and tells the tag function if there is one. */
export function chooseConsent(choice: ConsentChoice): void {
  keep(choice)
  tellConsent(choice)
  // `keepalive`: the next click may already leave the page.
  fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ choice, policyVersion }),
    keepalive: true,
  }).catch(() => undefined)
  for (const listener of listeners) listener()
}

/** Forgets the choice and asks again from the start. */
export function resetConsent(): void {
  forget()
  if (declinesByItself()) writeCookie(ASK_ANYWAY, YEAR_SECONDS)
  location.reload()
}

/** Brings the cookie into line with what is stored, and applies a stored acceptance anew. */
export function syncConsent(): void {
  const choice = storedConsent()
  if (choice) keep(choice)
  else if (consentCookie() !== ASK_ANYWAY) forget()
  if (choice === 'accepted') tellConsent(choice)
}

function keep(choice: ConsentChoice): void {
  localStorage.setItem(STORED, choice)
  localStorage.setItem(STORED_VERSION, String(policyVersion))
  // By the cookie the server knows that it has no banner to render.
  writeCookie(writeConsent({ choice, policyVersion, posted: false }), YEAR_SECONDS)
}

function forget(): void {
  localStorage.removeItem(STORED)
  localStorage.removeItem(STORED_VERSION)
  writeCookie('', 0)
}

/** Tells the tag function, if there is one. Accepting means analytics; nobody here asks for advertising (CNS-1). */
export function tellConsent(choice: ConsentChoice): void {
  window.gtag?.('consent', 'update', {
    analytics_storage: choice === 'accepted' ? 'granted' : 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
}

/** Global Privacy Control: https://www.w3.org/TR/gpc/ */
function declinesByItself(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

function consentCookie(): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1)
}

function writeCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
