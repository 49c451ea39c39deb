import type { PageContextServer } from 'vike/types'
import { type LinkName, linkAddresses } from '#src/shared/link-addresses'
import { zagrebText } from '#src/shared/zagreb-timestamp'

/** Returns what both pages of the link of a booking show. */
export function linkData({ bookingLink, language, urlParsed }: PageContextServer) {
  const { state, visit, hours, move } = bookingLink
  const { lang, token = '' } = urlParsed.search
  const query = new URLSearchParams({ ...(lang && { lang }), token }).toString()
  const addressOf = (link: LinkName) => `${linkAddresses[link][language]}?${query}`
  return {
    state,
    hours: String(hours),
    isMovable: move !== undefined,
    visit: visit && {
      service: visit.service,
      therapist: visit.therapist,
      /** Timestamp in the time of Zagreb. */
      start: zagrebText(new Date(visit.starts).getTime()),
      location: visit.location?.name[language],
      phone: visit.location?.phone,
    },
    /** Addresses of both pages, with the token. */
    cancel: addressOf('cancelBooking'),
    move: addressOf('moveBooking'),
  }
}

export type LinkData = ReturnType<typeof linkData>
