/** What a visitor said about cookies. */
export type ConsentChoice = 'accepted' | 'declined'

type Gtag = (command: 'consent', action: 'update', grants: Record<string, 'granted' | 'denied'>) => void

const STORED = 'consentChoice'
const YEAR_SECONDS = 365 * 24 * 3600

const listeners = new Set<() => void>()

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function storedConsent(): ConsentChoice | undefined {
  const stored = localStorage.getItem(STORED)
  return stored === 'accepted' || stored === 'declined' ? stored : undefined
}

/** Keeps the choice, tells the server by a cookie so that it renders no banner, and the tag function if there is one. */
export function chooseConsent(choice: ConsentChoice): void {
  localStorage.setItem(STORED, choice)
  writeCookie(choice, YEAR_SECONDS)
  applyConsent(choice)
  for (const listener of listeners) listener()
}

/** Forgets the choice and asks again from the start. */
export function resetConsent(): void {
  forget()
  location.reload()
}

/** Brings the cookie into line with what is stored, and applies a stored acceptance anew. */
export function syncConsent(): void {
  const choice = storedConsent()
  if (!choice) forget()
  else {
    writeCookie(choice, YEAR_SECONDS)
    if (choice === 'accepted') applyConsent(choice)
  }
}

function forget(): void {
  localStorage.removeItem(STORED)
  writeCookie('', 0)
}

function applyConsent(choice: ConsentChoice): void {
  const { gtag } = window as unknown as { gtag?: Gtag }
  gtag?.('consent', 'update', {
    analytics_storage: choice === 'accepted' ? 'granted' : 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
}

function writeCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${STORED}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
