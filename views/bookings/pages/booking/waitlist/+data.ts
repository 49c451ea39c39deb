import type { PageContextServer } from 'vike/types'
import type { AwaitedDay } from '#src/bookings/waitlist/waitlist-links.service'
import { linkTo } from '#src/shared/link-addresses'
import { formatFullDay } from '#views/formatting'

export type Data = ReturnType<typeof data>

export function data({ waitlistLink, language, urlParsed }: PageContextServer) {
  const { state, awaited, others } = waitlistLink
  const inWords = ({ day, service, centre }: AwaitedDay) =>
    [formatFullDay(day, language), service?.[language], centre?.[language]].filter(Boolean).join(' · ')
  return {
    state,
    awaited: awaited && inWords(awaited),
    /** Further entries to confirm, with the addresses of their pages. */
    others: others.map((other) => ({ text: inWords(other), address: linkTo('waitlist', language, other.token) })),
    /** Query of the page, which contains the token; target of its buttons. */
    address: urlParsed.searchOriginal ?? '',
  }
}
