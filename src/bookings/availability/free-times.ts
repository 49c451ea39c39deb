import { Temporal } from 'temporal-polyfill'
import type { Opening } from '#src/shared/opening/opening-hours.js'
import type { WeeklyHours } from '#src/shared/opening/opening-types.js'
import { overlapsAny, type Range } from './range.js'
import { isWithin, WorkingDay } from './working-day.js'

const MINUTE_MS = 60_000

/** Appointment that somebody looks for; lengths in minutes. */
export interface Wanted {
  length: number
  /** Minutes before and after that keep a distance from other appointments, also outside of opening hours. */
  bufferBefore: number
  bufferAfter: number
}

/** Therapist or room. `busy` has absences and appointments with their buffers: disjoint, in their order. */
interface Bookable {
  id: string
  busy: readonly Range[]
}

export interface TherapistTimes extends Bookable {
  /** Weekly hours at the location. */
  hours: WeeklyHours
}

export interface Calendar {
  opening: Opening
  /** Therapists that offer the service at the location. */
  therapists: readonly TherapistTimes[]
  /** Rooms for the service at the location; undefined if it needs none. */
  rooms?: readonly Bookable[]
}

/** Days, starts and grid that the location permits. */
export interface Period {
  /** First and last day in Zagreb, `YYYY-MM-DD`. */
  from: string
  to: string
  /** Earliest start, in milliseconds since the epoch. */
  earliest: number
  /** Appointments begin at multiples of these minutes after midnight, by the clock on the wall. */
  step: number
}

export interface FreeTime extends Range {
  therapistId: string
  /** Undefined if the service needs no room. */
  roomId?: string
}

/** Free time of a therapist, with the number of visits that can begin then: as many as therapists and rooms are free. */
export interface FreeStart extends FreeTime {
  places: number
}

/**
 * Returns the free times of a period in the order of time; at each start in the order of the therapists. An appointment lies within
 * the opening hours and the therapist's, its buffers overlap nothing that is busy.
 */
export function findFreeTimes(wanted: Wanted, { opening, therapists, rooms }: Calendar, period: Period): FreeStart[] {
  const free: FreeStart[] = []
  const last = Temporal.PlainDate.from(period.to)
  for (let day = Temporal.PlainDate.from(period.from); Temporal.PlainDate.compare(day, last) <= 0;) {
    const working = new WorkingDay(day, opening)
    if (working.open.length > 0) {
      const present = therapists.map((therapist) => ({ ...therapist, ranges: working.present(therapist.hours) }))
      for (const start of working.every(period.step)) {
        const visit = { start, end: start + wanted.length * MINUTE_MS }
        if (start < period.earliest || !isWithin(visit, working.open)) continue
        const blocked = withBuffers(visit, wanted)
        const isFree = ({ busy }: Bookable) => !overlapsAny(blocked, busy)
        const freeRooms = rooms?.filter(isFree)
        const able = present.filter((therapist) => isWithin(visit, therapist.ranges) && isFree(therapist))
        const places = Math.min(able.length, freeRooms?.length ?? able.length)
        if (places === 0) continue
        const roomId = freeRooms?.[0]?.id
        for (const { id: therapistId } of able) free.push({ ...visit, therapistId, roomId, places })
      }
    }
    day = day.add({ days: 1 })
  }
  return free
}

/** Returns what an appointment takes from its therapist and room. */
export function withBuffers({ start, end }: Range, { bufferBefore, bufferAfter }: Wanted): Range {
  return { start: start - bufferBefore * MINUTE_MS, end: end + bufferAfter * MINUTE_MS }
}
