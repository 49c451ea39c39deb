import type { PageContextServer } from 'vike/types'
import type { MovedVisit } from '#src/bookings/availability/availability.service'
import type { LocationDto } from '#src/locations/location.dto'
import type { FreeTimeDto } from '#src/platform/http/problems/problem.dto'
import { daysAfter } from '#src/shared/opening/opening-hours'
import { fromZagrebTime, toZagrebTime, zagrebDay } from '#src/shared/zagreb-time'
import { zagrebText } from '#src/shared/zagreb-timestamp'
import { monthOf } from './month-of'
import { monthAfter, monthView } from './month-view'

/** Wanted visit, from the query of the page or from the form that was sent without JavaScript. */
export interface Wanted {
  service?: string
  location?: string
  therapist?: string
  /** Day, or a month: `YYYY-MM`. */
  day?: string
  time?: string
  /** Start of the form that was sent. */
  start?: string
}

/** Time of day in the query; where the clock shows it twice on that day, with its offset. */
const TIME = /^\d\d:\d\d(:\d\d[+-]\d\d:\d\d)?$/
const DAY = /^\d{4}-\d\d(-\d\d)?$/
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

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

/** Returns the month of free times of a visit, those of the chosen day, and the chosen time. */
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
  const wantedDay = startOfForm ? toZagrebTime(new Date(startOfForm).toISOString()).slice(0, 10) : wanted.day
  const day = wantedDay && DAY.test(wantedDay) && !Number.isNaN(Date.parse(wantedDay)) ? wantedDay : undefined

  const timesIn = async (month: string) => {
    const days = { from: `${month}-01`, to: daysAfter(`${monthAfter(month, 1)}-01`, -1) }
    const offer = await queries.offeredTimes(asked, days, moved)
    const therapist = offer.therapists.find(({ id }) => id === wanted.therapist)?.id
    const free = offer.times.filter(({ therapistId }) => !therapist || therapistId === therapist)
    const distinct = free.filter(({ start }, at) => start !== free[at - 1]?.start)
    return { month, therapist, therapists: offer.therapists, fullDays: moved ? [] : offer.fullDays, free: distinct }
  }
  /** Returns the first month with free times. */
  const firstFree = async (from: string) => {
    for (let month = from; month <= monthOf(last); month = monthAfter(month, 1)) {
      const found = await timesIn(month)
      if (found.free.length > 0) return found
    }
    return undefined
  }

  const isInReach = day && monthOf(today) <= monthOf(day) && monthOf(day) <= monthOf(last)
  const shown = isInReach
    ? await timesIn(monthOf(day))
    : ((await firstFree(monthOf(today))) ?? (await timesIn(monthOf(today))))
  const { month, therapist, free, fullDays } = shown
  const next = free.length === 0 ? await firstFree(monthAfter(month, 1)) : undefined
  const view = monthView({ month, free, today, earliest, last, fullDays, location, language })
  const isFree = (date: string) => free.some(({ start }) => start.startsWith(date))
  const canWait = day !== undefined && fullDays.includes(day)
  const chosenDay = day && day.length > 7 && (isFree(day) || canWait) ? day : free[0]?.start.slice(0, 10)
  const dayTimes = withKeys(free.filter(({ start }) => start.startsWith(chosenDay ?? '-')))
  const start = startOfForm ?? (day && day.length > 7 ? startOf(day, wanted.time) : undefined)
  return {
    therapist,
    offering: shown.therapists,
    month: { ...view, nextFree: next?.free[0]?.start.slice(0, 10) },
    day: chosenDay,
    /** True if the chosen day is full, and has a waiting list. */
    canWait,
    times: dayTimes,
    time: start === undefined ? undefined : await timeOf(start, free),
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

/** Adds the value that stands for each time of a day in the query. */
function withKeys(times: FreeTimeDto[]): (FreeTimeDto & { key: string })[] {
  const clock = ({ start }: FreeTimeDto) => start.slice(11, 16)
  return times.map((time) => ({
    ...time,
    key: times.filter((other) => clock(other) === clock(time)).length > 1 ? time.start.slice(11) : clock(time),
  }))
}

/** Returns the instant of a day and a time of the query; undefined for anything else. */
function startOf(day: string, time = ''): string | undefined {
  if (!TIME.test(time)) return undefined
  const start = time.length > 5 ? `${day}T${time}` : fromZagrebTime(`${day}T${time}`)
  return Number.isNaN(Date.parse(start)) ? undefined : start
}
