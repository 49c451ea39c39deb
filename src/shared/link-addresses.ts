import type { Language } from './languages.js'

/** Pages that are reached only by links in mails: neither indexed nor cached. Both spellings serve the same page. */
export const linkAddresses = {
  confirm: { hr: '/newsletter/potvrda', en: '/newsletter/confirm' },
  unsubscribe: { hr: '/newsletter/odjava', en: '/newsletter/unsubscribe' },
  refuseNewsletter: { hr: '/newsletter/bez-upita', en: '/newsletter/never-ask' },
  ownData: { hr: '/moji-podaci/poveznica', en: '/my-data/link' },
  confirmBooking: { hr: '/rezervacija/potvrda', en: '/booking/confirm' },
  moveBooking: { hr: '/rezervacija/promjena', en: '/booking/move' },
  reviewOptOut: { hr: '/recenzije/odjava', en: '/reviews/opt-out' },
  waitlist: { hr: '/rezervacija/lista', en: '/booking/waiting-list' },
  cancelBooking: { hr: '/rezervacija/otkazivanje', en: '/booking/cancel' },
} as const satisfies Record<string, Record<Language, string>>

export type LinkName = keyof typeof linkAddresses

/** State of such a link: pending, just done, used before, expired or unknown. */
export type LinkState = 'open' | 'done' | 'used' | 'expired' | 'unknown'

/**
 * State of the link of a booking: it can be changed, was just cancelled, was before, has passed, begins too soon, or is unknown. Of a held
 * time: it is held, was confirmed, is over but still free, or is not.
 */
export type BookingLinkState =
  'open' | 'done' | 'used' | 'past' | 'late' | 'unknown' | 'held' | 'confirmed' | 'lapsed' | 'lost'

/** Returns both spellings of the path. */
export function linkPaths(link: LinkName): string[] {
  return Object.values(linkAddresses[link])
}

/** Returns a link with a token that opens in the recipient's language, regardless of the browser's choice. */
export function linkTo(link: LinkName, language: Language, token: string): string {
  return `${linkAddresses[link][language]}?${new URLSearchParams({ lang: language, token }).toString()}`
}
