import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import type { Calendar, Period, Wanted } from '../../src/bookings/availability/free-times.js'
import { type Range, united } from '../../src/bookings/availability/range.js'
import { daysAfter, hoursOfDay, weekdayOf } from '../../src/shared/opening/opening-hours.js'
import type { OpeningInterval } from '../../src/shared/opening/opening-types.js'
import { TIME_ZONE } from '../../src/shared/time-zone.js'

const MINUTE_MS = 60_000
const TICK_MS = 5 * MINUTE_MS
const allDay: OpeningInterval[] = [{ opens: '00:00', closes: '23:55' }]

interface Case {
  wanted: Wanted
  calendar: Calendar
  period: Period
}

const clocks = new Map<number, { date: string; time: string }>()

/** Returns what a clock in Zagreb shows. */
function clockAt(instant: number): { date: string; time: string } {
  const known = clocks.get(instant)
  if (known) return known
  const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(TIME_ZONE).toString()
  const [date, time] = shown.slice(0, 16).split('T') as [string, string]
  clocks.set(instant, { date, time })
  return { date, time }
}

/** Returns the starts of free times with the ids of the therapists: checks each tick of each possible appointment by the definition. */
export function bruteForce(wanted: Wanted, { opening, therapists, rooms }: Calendar, period: Period): string[] {
  const found: string[] = []
  const begin = Temporal.PlainDate.from(period.from).toZonedDateTime(TIME_ZONE).epochMilliseconds
  const end = Temporal.PlainDate.from(period.to).add({ days: 1 }).toZonedDateTime(TIME_ZONE).epochMilliseconds
  const isWithin = (tick: number, day: string, intervals: OpeningInterval[]) => {
    const { date, time } = clockAt(tick)
    return date === day && intervals.some(({ opens, closes }) => opens <= time && time < closes)
  }
  const isClear = (from: number, to: number, busy: readonly Range[]) =>
    busy.every((other) => to <= other.start || other.end <= from)
  for (let start = begin; start < end; start += TICK_MS) {
    const { date, time } = clockAt(start)
    const minutes = 60 * Number(time.slice(0, 2)) + Number(time.slice(3))
    if (minutes % period.step !== 0 || start < period.earliest) continue
    const from = start - wanted.bufferBefore * MINUTE_MS
    const to = start + (wanted.length + wanted.bufferAfter) * MINUTE_MS
    if (rooms && !rooms.some(({ busy }) => isClear(from, to, busy))) continue
    const ticks = Array.from({ length: wanted.length / 5 }, (_, index) => start + index * TICK_MS)
    if (!ticks.every((tick) => isWithin(tick, date, hoursOfDay(date, opening).intervals))) continue
    for (const { id, hours, busy } of therapists) {
      const isPresent = ticks.every((tick) => isWithin(tick, date, hours[weekdayOf(date)]!))
      if (isPresent && isClear(from, to, busy)) found.push(`${start} ${id}`)
    }
  }
  return found
}

/** Times of day at a multiple of five minutes. */
const timeOfDay = fc
  .integer({ min: 0, max: 287 })
  .map((tick) => `${String(Math.floor(tick / 12)).padStart(2, '0')}:${String((tick % 12) * 5).padStart(2, '0')}`)

const intervals = fc
  .uniqueArray(fc.tuple(timeOfDay, timeOfDay), { maxLength: 3 })
  .map((pairs) => pairs.filter(([opens, closes]) => opens < closes).map(([opens, closes]) => ({ opens, closes })))

const hours = fc.oneof(fc.constant(allDay), intervals, intervals)
const week = fc.array(hours, { minLength: 7, maxLength: 7 })

/** First days, one in three on the eve of a change of the clocks. */
const firstDay = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 364 }).map((days) => daysAfter('2026-01-01', days)) },
  { weight: 1, arbitrary: fc.constantFrom('2026-03-28', '2026-10-24') },
)

export const cases: fc.Arbitrary<Case> = firstDay.chain((from) => {
  const midnight = Temporal.PlainDate.from(from).toZonedDateTime(TIME_ZONE).epochMilliseconds
  const moment = fc.integer({ min: -20, max: 600 }).map((ticks) => midnight + ticks * TICK_MS)
  const busyTime = fc
    .tuple(moment, fc.integer({ min: 1, max: 40 }))
    .map(([start, ticks]) => ({ start, end: start + ticks * TICK_MS }))
  const busy = fc.array(busyTime, { maxLength: 6 }).map(united)
  const buffer = fc.integer({ min: 0, max: 3 }).map((ticks) => 5 * ticks)
  const named = <T extends object>(all: T[]) => all.map((one, index) => ({ ...one, id: String(index) }))
  return fc.record({
    wanted: fc.record({
      length: fc.integer({ min: 1, max: 25 }).map((ticks) => 5 * ticks),
      bufferBefore: buffer,
      bufferAfter: buffer,
    }),
    calendar: fc.record({
      opening: fc.record({
        hours: week,
        specialDays: intervals.map((special) => (special.length > 1 ? [{ date: from, hours: special }] : [])),
        holidays: fc
          .boolean()
          .map((closed) => (closed ? [{ date: from, lastDay: null, hours: [], locations: [] }] : [])),
      }),
      therapists: fc.array(fc.record({ hours: week, busy }), { maxLength: 3 }).map(named),
      rooms: fc.option(fc.array(fc.record({ busy }), { maxLength: 2 }).map(named), { nil: undefined }),
    }),
    period: fc.record({
      from: fc.constant(from),
      to: fc.constantFrom(from, daysAfter(from, 1)),
      earliest: fc.oneof(fc.constant(0), moment),
      step: fc.constantFrom(5, 10, 15, 20, 30, 45, 60),
    }),
  })
})
