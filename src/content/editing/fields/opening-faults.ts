import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { OpeningInterval } from '#src/shared/opening/opening-types.js'

/** Description of opening hours in the API document. */
export const WEEK_DESCRIPTION = 'Opening intervals by day, Monday first; an empty day is closed.'

/** Returns faults of valid times: an interval that closes before it opens, or overlaps the previous one. */
export function openingFaults(intervals: OpeningInterval[], path: string): FieldFault[] {
  return intervals.flatMap(({ opens, closes }, index) => {
    if (closes <= opens) return [{ field: `${path}.${index}.closes`, code: 'time.order' }]
    const before = intervals[index - 1]
    return before && opens <= before.closes ? [{ field: `${path}.${index}.opens`, code: 'time.overlap' }] : []
  })
}
