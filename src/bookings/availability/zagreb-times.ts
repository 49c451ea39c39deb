import { Temporal } from 'temporal-polyfill'
import type { OpeningInterval } from '#src/shared/opening/opening-types.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { type Range, united } from './range.js'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
/** Times of opening hours and starts are multiples of it. */
export const TICK_MINUTES = 5

/**
 * Day in Zagreb. Its times are those that a clock on the wall shows: on the day that summer time ends, 02:30 is shown twice; on the
 * day that it begins, never.
 */
export class ZagrebTimes {
  private readonly midnight: number
  /** Minutes of the day that the clock shows at each tick; undefined on a day of 24 hours. */
  private readonly shown?: number[]

  constructor(date: Temporal.PlainDate) {
    this.midnight = date.toZonedDateTime(TIME_ZONE).epochMilliseconds
    const length = date.add({ days: 1 }).toZonedDateTime(TIME_ZONE).epochMilliseconds - this.midnight
    if (length === DAY_MINUTES * MINUTE_MS) return
    this.shown = Array.from({ length: length / MINUTE_MS / TICK_MINUTES }, (_, tick) => this.shownAt(tick))
  }

  /** Returns when the clock shows a time within opening hours, in the order of time. */
  within(intervals: readonly OpeningInterval[]): Range[] {
    const minutes = intervals.map(({ opens, closes }) => ({ start: minutesOf(opens), end: minutesOf(closes) }))
    if (!this.shown)
      return united(minutes.map(({ start, end }) => ({ start: this.instant(start), end: this.instant(end) })))
    const ranges: Range[] = []
    for (const [tick, shown] of this.shown.entries()) {
      if (!minutes.some(({ start, end }) => start <= shown && shown < end)) continue
      const start = this.instant(tick * TICK_MINUTES)
      const end = start + TICK_MINUTES * MINUTE_MS
      const last = ranges.at(-1)
      if (last?.end === start) last.end = end
      else ranges.push({ start, end })
    }
    return ranges
  }

  /** Returns when the clock shows a multiple of some minutes after midnight, in the order of time. */
  every(step: number): number[] {
    if (this.shown)
      return this.shown.flatMap((shown, tick) => (shown % step === 0 ? this.instant(tick * TICK_MINUTES) : []))
    return Array.from({ length: DAY_MINUTES / step }, (_, index) => this.instant(index * step))
  }

  private instant(minutesAfterMidnight: number): number {
    return this.midnight + minutesAfterMidnight * MINUTE_MS
  }

  private shownAt(tick: number): number {
    const instant = Temporal.Instant.fromEpochMilliseconds(this.instant(tick * TICK_MINUTES))
    const { hour, minute } = instant.toZonedDateTimeISO(TIME_ZONE)
    return 60 * hour + minute
  }
}

/** Returns the minutes after midnight of a time of day, `HH:mm`. */
function minutesOf(time: string): number {
  return 60 * Number(time.slice(0, 2)) + Number(time.slice(3))
}
