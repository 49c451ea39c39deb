import type { PageContextServer } from 'vike/types'
import type { LinkedVisit } from '#src/bookings/links/linked-bookings.service'
import type { Language } from '#src/shared/languages'
import { linkAddresses, type LinkName } from '#src/shared/link-addresses'
import { zagrebText } from '#src/shared/zagreb-timestamp'

/** Returns what both pages of the link of a booking show. */
export function linkData({ bookingLink, language, urlParsed }: PageContextServer) {
  const { state, visit, hours, move, others = [], until } = bookingLink
  const { lang, token = '' } = urlParsed.search
  const query = new URLSearchParams({ ...(lang && { lang }), token }).toString()
  const addressOf = (link: LinkName) => `${linkAddresses[link][language]}?${query}`
  return {
    state,
    hours: String(hours),
    isMovable: move !== undefined,
    visit: visit && inWords(visit, language),
    /** Further visits that the button of a held one confirms. */
    others: others.map((other) => inWords(other, language)),
    /** Time of day at which a hold ends. */
    time: until && zagrebText(new Date(until).getTime()).slice(11, 16),
    /** Addresses of the pages, with the token. */
    cancel: addressOf('cancelBooking'),
    /** Address of the question whether to cancel. */
    askToCancel: `${addressOf('cancelBooking')}&ask=1`,
    move: addressOf('moveBooking'),
    confirm: addressOf('confirmBooking'),
  }
}

const inWords = ({ service, therapist, starts, location, isUncovered = false }: LinkedVisit, language: Language) => ({
  service,
  therapist,
  /** Timestamp in the time of Zagreb. */
  start: zagrebText(new Date(starts).getTime()),
  location: location?.name[language],
  phone: location?.phone,
  isUncovered,
})

export type LinkData = ReturnType<typeof linkData>
