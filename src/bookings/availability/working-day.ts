import type { Temporal } from 'temporal-polyfill'
import { type HoursOfDay, hoursOfDay, type Opening, weekdayOf } from '#src/shared/opening/opening-hours.js'
import type { WeeklyHours } from '#src/shared/opening/opening-types.js'
import { intersect, type Range } from './range.js'
import { ZagrebTimes } from './zagreb-times.js'

/** Day at a location: when it is open, and when a therapist works there. */
export class WorkingDay {
  readonly exception: HoursOfDay['exception']
  /** When the location is open, in the order of time. */
  readonly open: readonly Range[]
  private readonly times: ZagrebTimes
  private readonly weekday: number

  constructor(date: Temporal.PlainDate, opening: Opening) {
    const { intervals, exception } = hoursOfDay(date.toString(), opening)
    this.times = new ZagrebTimes(date)
    this.weekday = weekdayOf(date.toString())
    this.exception = exception
    this.open = this.times.within(intervals)
  }

  /** Returns when a therapist with these hours works while the location is open, in the order of time. */
  present(hours: WeeklyHours): Range[] {
    return intersect(this.open, this.times.within(hours[this.weekday] ?? []))
  }

  /** Returns when the clock shows a multiple of some minutes after midnight, in the order of time. */
  every(step: number): number[] {
    return this.times.every(step)
  }
}

/** Checks whether one of several disjoint ranges contains a range. */
export const isWithin = ({ start, end }: Range, ranges: readonly Range[]) =>
  ranges.some((range) => range.start <= start && end <= range.end)
