import { Injectable } from '@nestjs/common'
import { Temporal } from 'temporal-polyfill'
import { type FieldFault, Problem } from '#src/platform/http/problems/problem.js'
import { type CurrentSettings, SettingsService } from '#src/platform/settings/settings.service.js'
import { offersTimes } from '#src/shared/locations/appointment-ways.js'
import { getOrThrow, requireValue } from '#src/shared/lookups.js'
import { daysAfter, daysOf, hoursOfDay, weekdayOf } from '#src/shared/opening/opening-hours.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { zagrebText } from '#src/shared/zagreb-timestamp.js'
import { type BookedService, CalendarsService, type Days, type ServiceCalendar } from './calendars.service.js'
import { findFreeTimes, type FreeStart, type FreeTime, type Wanted } from './free-times.js'
import { intersect } from './range.js'
import { ZagrebTimes } from './zagreb-times.js'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Days before and after a taken time in which others are looked for: if these have too few, in more. */
const NEAR_DAYS = 1
const FAR_DAYS = 14
/** Days of a week, in which first free times are looked for before the next. */
const WEEK_DAYS = 7
/** Days in which first free times are looked for. */
const FIRST_DAYS = 56
/** Free times that are offered in place of a taken one. */
const ALTERNATIVES = 3

/** Service, location and, if the visitor wants a certain one, therapist. */
export interface WantedVisit {
  service: string
  location: string
  therapistId?: string
}

/** Booking that is moved: it blocks no time itself, and keeps its length and its buffers. */
export interface MovedVisit extends Wanted {
  id: string
  /** Present start, which is not offered. */
  start: number
}

/** Calendar of a service and a location that exist. */
interface KnownCalendar extends ServiceCalendar {
  opening: NonNullable<ServiceCalendar['opening']>
  service: BookedService
}

type Booking = CurrentSettings['booking']

export type OfferingTherapist = Pick<ServiceCalendar['therapists'][number], 'id' | 'name'>

/** Free times of some days, and all therapists who offer the visit. */
interface Offer {
  times: FreeTime[]
  therapists: OfferingTherapist[]
  /** Days on which visits are offered, but all times are taken. */
  fullDays: string[]
}

/** Visit that is free, with the names of what is booked. */
export interface FreeVisit extends FreeTime {
  service: BookedService
  therapist: string
}

/** Finds free times. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly calendars: CalendarsService,
    private readonly settings: SettingsService,
  ) {}

  /** Returns the free times of some days. @throws Problem 422 for an unknown service, location or therapist */
  async freeTimes(visit: WantedVisit, days: Days): Promise<FreeStart[]> {
    const [calendar, { booking }] = await Promise.all([this.known(visit, days), this.settings.current()])
    return freeIn(calendar, visit, days, booking)
  }

  /**
   * Returns the free times of a day on which visits are offered.
   * @throws Problem 422 for another day, or an unknown service, location or therapist
   */
  async timesOfDay(visit: WantedVisit, day: string): Promise<FreeTime[]> {
    const days = { from: day, to: day }
    const [calendar, { booking }] = await Promise.all([this.known(visit, days), this.settings.current()])
    const fault = faultOfDay(calendar, day, booking)
    if (fault) throw Problem.validation([fault])
    return freeIn(calendar, visit, days, booking)
  }

  /**
   * Returns the free times of some days, and all therapists who offer the visit.
   * @throws Problem 422 for an unknown service, location or therapist
   */
  async offer(visit: WantedVisit, days: Days, moved?: MovedVisit): Promise<Offer> {
    const [calendar, { booking }] = await Promise.all([this.known(visit, days, moved), this.settings.current()])
    const times = freeIn(calendar, visit, days, booking, moved)
    const free = new Set(times.map(({ start }) => zagrebText(start).slice(0, 10)))
    return {
      times,
      therapists: calendar.therapists.map(({ id, name }) => ({ id, name })),
      fullDays: datesOf(days).filter((date) => !free.has(date) && !faultOfDay(calendar, date, booking)),
    }
  }

  /**
   * Returns the ways in which a visit can begin at an instant: therapists, each with a room. None if all are taken.
   * @throws Problem 422 for a visit that the location does not offer at that time
   */
  async freeVisits(visit: WantedVisit, start: number, moved?: MovedVisit): Promise<FreeVisit[]> {
    const { booking } = await this.settings.current()
    const fault = faultOfInstant(start, booking)
    if (fault) throw Problem.validation([fault])
    const date = zagrebDay(new Date(start)).toString()
    const days = { from: date, to: date }
    const calendar = await this.known(visit, days, moved)
    const closed = faultOfHours(calendar, visit, start, date, booking)
    if (closed) throw Problem.validation([closed])
    const names = new Map(calendar.therapists.map(({ id, name }) => [id, name]))
    return freeIn(calendar, visit, days, booking, moved)
      .filter((free) => free.start === start)
      .map((free) => ({ ...free, service: calendar.service, therapist: getOrThrow(names, free.therapistId) }))
  }

  /** Returns the free times nearest to an instant, within two weeks: the earliest first, one of each start. */
  async nearest(visit: WantedVisit, start: number, moved?: MovedVisit): Promise<FreeTime[]> {
    const date = zagrebDay(new Date(start)).toString()
    const within = async (days: number) => {
      const { times: free } = await this.offer(
        visit,
        { from: daysAfter(date, -days), to: daysAfter(date, days) },
        moved,
      )
      return free.filter((one, index) => one.start !== free[index - 1]?.start)
    }
    const near = await within(NEAR_DAYS)
    const distinct = near.length < ALTERNATIVES ? await within(FAR_DAYS) : near
    const distance = (one: FreeTime) => Math.abs(one.start - start)
    return distinct
      .sort((one, other) => distance(one) - distance(other))
      .slice(0, ALTERNATIVES)
      .sort((one, other) => one.start - other.start)
  }

  /**
   * Returns the first free times of a service at several locations, in one statement: of each of the first days with any, the first.
   * @param count days at each location
   * @param isWanted chooses times
   */
  async first(
    service: string,
    locations: string[],
    count: number,
    isWanted: (free: FreeTime) => boolean,
  ): Promise<{ location: string; times: FreeTime[] }[]> {
    const { booking } = await this.settings.current()
    const today = zagrebDay(new Date()).toString()
    const to = daysAfter(today, Math.min(booking.days, FIRST_DAYS))
    const calendars = await this.calendars.readAll(service, locations, { from: today, to })
    return locations.map((location, at) => {
      const calendar = requireValue(calendars[at], location)
      const times: FreeTime[] = []
      if (faultsOfVisit(calendar, { service, location }).length > 0) return { location, times }
      for (let from = today; from <= to && times.length < count; from = daysAfter(from, WEEK_DAYS)) {
        const end = daysAfter(from, WEEK_DAYS - 1)
        // The calendars have no visits after their last day.
        const week = { from, to: end < to ? end : to }
        const free = freeIn(calendar as KnownCalendar, { service, location }, week, booking).filter(isWanted)
        times.push(...free.filter(({ start }, index) => dayOf(start) !== dayOf(free[index - 1]?.start)))
      }
      return { location, times: times.slice(0, count) }
    })
  }

  private async known(visit: WantedVisit, days: Days, moved?: MovedVisit): Promise<KnownCalendar> {
    const calendar = await this.calendars.read(visit.service, visit.location, days, moved?.id)
    const faults = faultsOfVisit(calendar, visit)
    if (faults.length > 0) throw Problem.validation(faults)
    const known = calendar as KnownCalendar
    if (!moved) return known
    const { length, bufferBefore, bufferAfter } = moved
    return { ...known, service: { ...known.service, length, bufferBefore, bufferAfter } }
  }
}

function faultsOfVisit({ opening, service, therapists }: ServiceCalendar, { therapistId }: WantedVisit): FieldFault[] {
  const unknown = [
    ...(service ? [] : [{ field: 'service', code: 'booking.service' }]),
    ...(opening ? [] : [{ field: 'location', code: 'location.unknown' }]),
  ]
  if (unknown.length > 0) return unknown
  if (!offersTimes(opening!)) return [{ field: 'location', code: 'booking.requestsOnly' }]
  if (therapists.length === 0) return [{ field: 'location', code: 'booking.elsewhere' }]
  const isThere = !therapistId || therapists.some(({ id }) => id === therapistId)
  return isThere ? [] : [{ field: 'therapistId', code: 'booking.therapist' }]
}

/** Returns the fault of a start that is too early or too late, whatever is free. */
function faultOfInstant(start: number, { leadHours, days }: Booking): FieldFault | undefined {
  const now = Date.now()
  if (start <= now) return { field: 'start', code: 'booking.past' }
  if (start < now + leadHours * HOUR_MS) return { field: 'start', code: 'booking.tooSoon', args: { hours: leadHours } }
  const isTooFar = zagrebDay(new Date(start)).toString() > lastDay(days)
  return isTooFar ? { field: 'start', code: 'booking.tooFar', args: { days } } : undefined
}

/** Returns the fault of a day that is over or too far, or on which nobody offers the visit. */
function faultOfDay(
  { opening, service, therapists }: KnownCalendar,
  date: string,
  { leadHours, days }: Booking,
): FieldFault | undefined {
  if (date < zagrebDay(new Date()).toString()) return { field: 'day', code: 'wish.past' }
  if (date > lastDay(days)) return { field: 'day', code: 'booking.tooFar', args: { days } }
  const { intervals } = hoursOfDay(date, opening)
  if (intervals.length === 0) return { field: 'day', code: 'booking.closed' }
  const times = new ZagrebTimes(Temporal.PlainDate.from(date))
  const open = times.within(intervals)
  const lastStarts = therapists
    .flatMap(({ hours }) => intersect(open, times.within(hours[weekdayOf(date)] ?? [])))
    .map(({ start, end }) => ({ start, last: end - service.length * MINUTE_MS }))
    .filter(({ start, last }) => start <= last)
  if (lastStarts.length === 0) return { field: 'day', code: 'booking.away' }
  const earliest = Date.now() + leadHours * HOUR_MS
  const isOver = lastStarts.every(({ last }) => last < earliest)
  return isOver ? { field: 'day', code: 'booking.tooSoon', args: { hours: leadHours } } : undefined
}

/** Returns the fault of a start off the grid or outside the hours of the location or of the therapists. */
function faultOfHours(
  { opening, service, therapists }: KnownCalendar,
  { therapistId }: WantedVisit,
  start: number,
  date: string,
  { step }: Booking,
): FieldFault | undefined {
  const { intervals } = hoursOfDay(date, opening)
  if (intervals.length === 0) return { field: 'start', code: 'booking.closed' }
  const times = new ZagrebTimes(Temporal.PlainDate.from(date))
  if (!times.every(step).includes(start)) return { field: 'start', code: 'booking.grid', args: { minutes: step } }
  const end = start + service.length * MINUTE_MS
  const isWithin = (hours: typeof intervals) =>
    times.within(hours).some((range) => range.start <= start && end <= range.end)
  if (!isWithin(intervals)) return { field: 'start', code: 'booking.hours' }
  const isPresent = therapists.some(
    ({ id, hours }) => (!therapistId || id === therapistId) && isWithin(hours[weekdayOf(date)] ?? []),
  )
  return isPresent ? undefined : { field: 'start', code: 'booking.away' }
}

function freeIn(
  { opening, service, therapists, rooms }: KnownCalendar,
  { therapistId }: WantedVisit,
  { from, to }: Days,
  { leadHours, days, step }: Booking,
  moved?: MovedVisit,
): FreeStart[] {
  const today = zagrebDay(new Date()).toString()
  const last = lastDay(days)
  const period = { from: from < today ? today : from, to: to > last ? last : to, step }
  if (period.from > period.to) return []
  const free = findFreeTimes(
    service,
    { opening, rooms, therapists: therapists.filter(({ id }) => !therapistId || id === therapistId) },
    { ...period, earliest: Math.max(Date.now() + leadHours * HOUR_MS, Date.now() + 1) },
  )
  return moved ? free.filter(({ start }) => start !== moved.start) : free
}

const dayOf = (instant = 0) => zagrebText(instant).slice(0, 10)

const datesOf = ({ from, to }: Days) =>
  Array.from({ length: daysOf({ date: from, lastDay: to }) }, (_, days) => daysAfter(from, days))

const lastDay = (days: number) => daysAfter(zagrebDay(new Date()).toString(), days)
