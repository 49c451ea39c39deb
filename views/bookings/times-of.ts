import type { PageContextServer } from 'vike/types'
import type { MovedVisit } from '#src/bookings/availability/availability.service'
import type { Days } from '#src/bookings/availability/calendars.service'
import type { LocationDto } from '#src/locations/location.dto'
import type { FreeTimeDto } from '#src/platform/http/problems/problem.dto'
import { isLateStart } from '#src/shared/bookings/late-times'
import { daysAfter } from '#src/shared/opening/opening-hours'
import { fromZagrebTime, toZagrebTime, zagrebDay } from '#src/shared/zagreb-time'
import { zagrebText } from '#src/shared/zagreb-timestamp'
import { endOf, fortnightView, mondayOf } from './fortnight-view'

/** Wanted visit, from the query of the page or from the form that was sent without JavaScript. */
export interface Wanted {
  service?: string
  location?: string
  therapist?: string
  /** Monday of the shown weeks; by default that of the week of the day. */
  from?: string
  day?: string
  /** Any value: only late times. */
  late?: string
  time?: string
  /** Start of the form that was sent. */
  start?: string
}

/** Time of day in the query; where the clock shows it twice on that day, with its offset. */
const TIME = /^\d\d:\d\d(:\d\d[+-]\d\d:\d\d)?$/
const DAY = /^\d{4}-\d\d-\d\d$/
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Days in which the first free time is looked for before all others. */
const NEAR_DAYS = 28

/** Visit whose free times are shown. */
interface ShownVisit {
  /** Id of the service. */
  service: string
  location: LocationDto
  wanted: Wanted
  /** Days that can be booked, and the hours before a visit. */
  rules: { days: number; leadHours: number }
  /** Times near the one that was refused, if they are known. */
  alternatives?: FreeTimeDto[]
  /** Booking that is moved. */
  moved?: MovedVisit
}

/** Returns two weeks of free times of a visit, those of the chosen day, and the chosen time. */
export async function timesOf(
  { queries, language }: Pick<PageContextServer, 'queries' | 'language'>,
  { service, location, wanted, rules, alternatives: known, moved }: ShownVisit,
) {
  const now = new Date()
  const today = zagrebDay(now).toString()
  const last = daysAfter(today, rules.days)
  const earliest = zagrebDay(new Date(now.getTime() + rules.leadHours * 3_600_000)).toString()
  const asked = { service, location: location.slug }
  const startOfForm =
    wanted.start && TIMESTAMP.test(wanted.start) && !Number.isNaN(Date.parse(wanted.start)) ? wanted.start : undefined
  const day = startOfForm ? toZagrebTime(new Date(startOfForm).toISOString()).slice(0, 10) : toDay(wanted.day)
  const late = wanted.late !== undefined

  const timesIn = async (days: Days) => {
    const offer = await queries.offeredTimes(asked, days, moved)
    const therapist = offer.therapists.find(({ id }) => id === wanted.therapist)?.id
    const all = offer.times
      .filter(({ therapistId }) => !therapist || therapistId === therapist)
      .filter(({ start }, at, times) => start !== times[at - 1]?.start)
    return { days, therapist, therapists: offer.therapists, fullDays: moved ? [] : offer.fullDays, all }
  }
  const isWanted = ({ start }: FreeTimeDto) => !late || isLateStart(start)
  /** Returns the first days with free times, and their times: in all days only if the first ones have none. */
  const firstFree = async (from: string) => {
    const near = daysAfter(from, NEAR_DAYS)
    for (const days of [
      { from, to: daysAfter(near, -1) },
      { from: near, to: last },
    ]) {
      if (days.from > last) return undefined
      const found = await timesIn(days)
      if (found.all.some(isWanted)) return found
    }
    return undefined
  }
  const shownFrom = async (from: string, read?: Awaited<ReturnType<typeof timesIn>>) => {
    const to = endOf(from)
    const found = read && read.days.from <= from && to <= read.days.to ? read : await timesIn({ from, to })
    const isShown = (date: string) => from <= date && date <= to
    return {
      ...found,
      from,
      all: found.all.filter(({ start }) => isShown(start.slice(0, 10))),
      fullDays: found.fullDays.filter(isShown),
    }
  }
  /** Returns the weeks in which free times begin. */
  const firstWeeks = async () => {
    const found = await firstFree(mondayOf(today))
    const first = found?.all.find(isWanted)
    return shownFrom(mondayOf(first?.start.slice(0, 10) ?? earliest), found)
  }

  const isInReach = day !== undefined && mondayOf(today) <= day && day <= last
  const monday = toDay(wanted.from)
  const wantedFrom =
    monday && monday === mondayOf(monday) && mondayOf(today) <= monday && monday <= last ? monday : undefined
  const shown = isInReach
    ? await shownFrom(wantedFrom && wantedFrom <= day && day <= endOf(wantedFrom) ? wantedFrom : mondayOf(day))
    : await (wantedFrom ? shownFrom(wantedFrom) : firstWeeks())
  const { from, therapist, all, fullDays } = shown
  const free = all.filter(isWanted)
  const next = free.length === 0 ? await firstFree(daysAfter(endOf(from), 1)) : undefined
  const fortnight = fortnightView({ from, free, today, earliest, last, fullDays, location, language })
  const isFree = (date: string) => free.some(({ start }) => start.startsWith(date))
  const canWait = day !== undefined && fullDays.includes(day)
  const chosenDay = day && (isFree(day) || canWait) ? day : free[0]?.start.slice(0, 10)
  const dayTimes = withKeys(free.filter(({ start }) => start.startsWith(chosenDay ?? '-')))
  const start = startOfForm ?? (day ? startOf(day, wanted.time) : undefined)
  return {
    therapist,
    late,
    offering: shown.therapists,
    fortnight: { ...fortnight, nextFree: next?.all.find(isWanted)?.start.slice(0, 10) },
    day: chosenDay,
    /** True if the chosen day is full, and has a waiting list. */
    canWait,
    times: dayTimes,
    time: start === undefined ? undefined : await timeOf(start, all),
  }

  /** Returns the chosen time, and others if it is not free. */
  async function timeOf(start: string, free: FreeTimeDto[]) {
    const found = free.find((one) => Date.parse(one.start) === Date.parse(start))
    if (found) return { ...found, isFree: true, alternatives: [] }
    const near = () => queries.nearestTimes({ ...asked, therapistId: therapist }, start, moved)
    const alternatives = known ?? (isInReach ? await near() : [])
    return { start: zagrebText(Date.parse(start)), end: undefined, isFree: false, alternatives }
  }
}

/** Returns a day of the query; undefined for anything else, such as February 30. */
const toDay = (day: string | undefined) =>
  day && DAY.test(day) && !Number.isNaN(Date.parse(day)) && daysAfter(day, 0) === day ? day : undefined

/** Adds the value that stands for each time in the query, beside its day. */
export function withKeys(times: FreeTimeDto[]): (FreeTimeDto & { key: string })[] {
  const minute = ({ start }: FreeTimeDto) => start.slice(0, 16)
  return times.map((time) => ({
    ...time,
    key: time.start.slice(11, times.filter((other) => minute(other) === minute(time)).length > 1 ? undefined : 16),
  }))
}

/** Returns the instant of a day and a time of the query; undefined for anything else. */
function startOf(day: string, time = ''): string | undefined {
  if (!TIME.test(time)) return undefined
  const start = time.length > 5 ? `${day}T${time}` : fromZagrebTime(`${day}T${time}`)
  return Number.isNaN(Date.parse(start)) ? undefined : start
}
