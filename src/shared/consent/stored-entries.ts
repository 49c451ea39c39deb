/** Cookie or storage key of the site. */
interface StoredEntry {
  /** Set only for staff. */
  staff?: true
  /** Days until a cookie expires; absent for cookies that end with the sign-in or the visit. */
  days?: number
}

/** Cookies of the site, by name. */
export const cookies = {
  language: { days: 365 },
  consentChoice: { days: 365 },
  consentVisitor: { days: 365 },
  session: { staff: true },
  device: { staff: true, days: 180 },
  invitation: { staff: true },
  adminLanguage: { staff: true, days: 365 },
  density: { staff: true, days: 365 },
  hiddenColumns: { staff: true, days: 365 },
} as const satisfies Record<string, StoredEntry>

/** Keys in `localStorage`. */
export const browserKeys = {
  language: {},
  consentChoice: {},
  consentPolicyVersion: {},
  adminLanguage: { staff: true },
  shortcuts: { staff: true },
} satisfies Record<string, StoredEntry>

/** Keys in `sessionStorage`; `draft` and `sent` are followed by the name of a form. */
export const tabKeys = {
  visited: {},
  location: {},
  draft: {},
  sent: {},
} satisfies Record<string, StoredEntry>

/** Forms whose input is stored until it is sent, and then for its confirmation. */
export const draftedForms = [
  'contact',
  'appointment',
  'booking',
  'franchise',
  'newsletter',
  'voucher',
  'own-data',
  'waitlist',
] as const

export type CookieName = keyof typeof cookies
type CookieWith<Properties> = {
  [Name in CookieName]: (typeof cookies)[Name] extends Properties ? Name : never
}[CookieName]
/** Cookies with an expiry date. */
type LastingCookie = CookieWith<{ days: number }>
/** Cookies for which {@link YEAR_SECONDS} is right, so that scripts need not load the list. */
export type YearCookie = CookieWith<{ days: 365 }>
export type BrowserKey = keyof typeof browserKeys
export type DraftedForm = (typeof draftedForms)[number]
export type FormKey = `${'draft' | 'sent'}.${DraftedForm}`
export type TabKey = Exclude<keyof typeof tabKeys, 'draft' | 'sent'> | FormKey

const DAY_MS = 24 * 3_600_000
export const YEAR_SECONDS = 365 * 24 * 3600

/** Returns the lifetime of a cookie in milliseconds. */
export function lifetimeOf(cookie: LastingCookie): number {
  return cookies[cookie].days * DAY_MS
}

export function draftKey(form: DraftedForm): FormKey {
  return `draft.${form}`
}

export function sentKey(form: DraftedForm): FormKey {
  return `sent.${form}`
}
