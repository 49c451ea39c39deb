import type { PageContextServer } from 'vike/types'
import type { Turn } from '#src/bookings/waitlist/waitlist.service'
import { offersTimes, takesRequests } from '#src/shared/locations/appointment-ways'
import { getFirst } from '#src/shared/lookups'
import { zagrebText } from '#src/shared/zagreb-timestamp'
import { formatShortDay } from '#views/appointments/format-short-day'
import { formatTime } from '#views/formatting'
import { timesOf, type Wanted, withKeys } from './times-of'

export type BookingState = Awaited<ReturnType<typeof bookingState>>

/** Returns what the page shows: the answers so far, and what the next question offers. */
export async function bookingState({ queries, language, urlParsed, form }: PageContextServer) {
  const [services, allLocations, therapists, rules, invitesReviews] = await Promise.all([
    queries.bookableServices(),
    queries.locations(),
    queries.therapists(),
    queries.bookingRules(),
    queries.invitesReviews(),
  ])
  const posted = form?.form === 'booking' || form?.form === 'waitlist' ? form : undefined
  const search: Wanted = urlParsed.search
  const wanted = posted ? wantedBy(posted.values, search) : search
  const locations = allLocations.filter(({ slug }) => services.some((service) => service.locations.includes(slug)))
  const service = services.find(({ id, names }) => id === wanted.service || names.includes(wanted.service ?? ''))
  const offering = service ? locations.filter(({ slug }) => service.locations.includes(slug)) : locations
  const location = offering.length === 1 ? offering[0] : offering.find(({ slug }) => slug === wanted.location)
  const isBooked = posted?.form === 'booking' && posted.status < 300
  const turn = urlParsed.search.turn
  const times =
    service && location && !isBooked
      ? await timesOf(
          { queries, language },
          { service: service.id, location, wanted, rules, alternatives: posted?.alternatives },
        )
      : undefined
  /** First free times of each location, where one is to be chosen. */
  const first =
    service && !location && !isBooked
      ? await queries.firstTimes(
          service.id,
          offering.map(({ slug }) => slug),
          wanted.late !== undefined,
        )
      : []
  // Formatted on the server, because locale data of browsers may differ.
  const labelOf = (start: string) =>
    `${formatShortDay(start.slice(0, 10), language)} · ${formatTime(start.slice(11, 16), language)}`
  const firstTimes = first.map(({ location: slug, times: free }) => ({
    slug,
    times: withKeys(free).map((one) => ({ ...one, label: labelOf(one.start) })),
  }))
  const preparation = service && (isBooked || times?.time) ? await queries.preparation(service.id) : undefined
  return {
    services: services.map(({ id, name, names, category, minutes, price, note, needsTest, locations: slugs }) => ({
      id,
      name,
      category,
      minutes,
      price,
      note,
      needsTest,
      locations: slugs,
      /** Name in the first language, which stands in the query, so that the choice survives a change of the language. */
      key: getFirst(names),
    })),
    locations: locations.map(({ slug, name, address, postalCode, city, phone }) => ({
      slug,
      name,
      address,
      postalCode,
      city,
      phone,
    })),
    /** Locations that take only requests. */
    onRequest: allLocations.filter((one) => !offersTimes(one)).map(({ slug, name }) => ({ slug, name })),
    /** True if the location, or without a choice any, takes requests. */
    byRequest: location ? takesRequests(location) : allLocations.some(takesRequests),
    therapists: therapists.map(({ id, name }) => ({ id, name })),
    cancelHours: rules.cancelHours,
    /** Advice before the visit, once a time is chosen. */
    preparation,
    invitesReviews,
    /** Turn of a waiting list, if the link of its mail led here. */
    turn: turn ? inWords(await queries.waitlistTurn(turn)) : undefined,
    /** Chosen service and location, by their ids. */
    service: service?.id,
    location: location?.slug,
    firstTimes,
    late: wanted.late !== undefined,
    ...times,
  }

  // Formatted on the server, because the browser has no rules of time zones.
  function inWords({ state, until }: Turn) {
    return { state, until: until ? formatTime(zagrebText(Date.parse(until)).slice(11, 16), language) : '' }
  }
}

/** Returns the visit of a posted form. @param search day and time of the page, if the form has none */
function wantedBy({ service, location, therapistId, day, start }: Record<string, string>, search: Wanted): Wanted {
  return { ...search, service, location, therapist: therapistId, day: day ?? search.day, start }
}
