import type { PageContextServer } from 'vike/types'
import { takesRequests } from '#src/shared/locations/appointment-ways'
import { zagrebText } from '#src/shared/zagreb-timestamp'
import { linkData } from '#views/bookings/links/link-data'
import { timesOf } from '#views/bookings/times-of'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { bookingLink, queries, urlParsed, form } = pageContext
  const link = linkData(pageContext)
  const { state, move } = bookingLink
  if ('moved' in urlParsed.search && (state === 'open' || state === 'late')) return { step: 'done' as const, link }
  if (state !== 'open') return { step: 'message' as const, link }
  const [locations, rules] = await Promise.all([queries.locations(), queries.bookingRules()])
  const location = locations.find(({ slug }) => slug === move?.visit.location)
  if (!move || !location) return { step: 'phone' as const, link }
  const { therapist, from, day, time, late } = urlParsed.search
  const { moved, visit } = move
  const { alternatives, code, errors = [] } = form ?? {}
  // It opens where the visit is.
  const present = from === undefined ? zagrebText(moved.start).slice(0, 10) : undefined
  const wanted = { therapist, from, day: day ?? present, time, late, start: form?.values.start }
  const times = await timesOf(pageContext, { service: visit.service, location, wanted, rules, alternatives, moved })
  const isSame = times.time !== undefined && Date.parse(times.time.start) === moved.start
  return {
    step: times.time ? ('confirm' as const) : ('time' as const),
    link,
    base: link.move,
    byRequest: takesRequests(location),
    ...times,
    /** Reason why the chosen time is refused. */
    refusal: isSame ? ('same' as const) : errors.length > 0 ? ('refused' as const) : undefined,
    wasMoved: code === 'booking.moved_meanwhile',
  }
}
