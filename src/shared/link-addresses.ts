import type { Language } from './languages.js'

/** Pages that only links in mails lead to: no search engine and no cache knows them. Both spellings serve the same. */
export const linkAddresses = {
  confirm: { hr: '/newsletter/potvrda', en: '/newsletter/confirm' },
  unsubscribe: { hr: '/newsletter/odjava', en: '/newsletter/unsubscribe' },
  ownData: { hr: '/moji-podaci/poveznica', en: '/my-data/link' },
} as const satisfies Record<string, Record<Language, string>>

export type LinkName = keyof typeof linkAddresses

/** What such a link finds: something to do, that it is done, that it was done before, or nothing (any more). */
export type LinkState = 'open' | 'done' | 'used' | 'expired' | 'unknown'

/** Both spellings. */
export function linkPaths(link: LinkName): string[] {
  return Object.values(linkAddresses[link])
}

/** A link that opens in a language, whichever the browser has chosen, for whom the token was made. */
export function linkTo(link: LinkName, language: Language, token: string): string {
  return `${linkAddresses[link][language]}?${new URLSearchParams({ lang: language, token }).toString()}`
}
