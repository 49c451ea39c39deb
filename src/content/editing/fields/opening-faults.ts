import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { OpeningInterval } from '#src/shared/opening/opening-hours.js'

/** What is wrong with the hours of a day whose every time is one: it closes after it opens, and opens again later. */
export function openingFaults(intervals: OpeningInterval[], path: string): FieldFault[] {
  return intervals.flatMap(({ opens, closes }, index) => {
    if (closes <= opens) return [{ field: `${path}.${index}.closes`, code: 'time.order' }]
    const before = intervals[index - 1]
    return before && opens <= before.closes ? [{ field: `${path}.${index}.opens`, code: 'time.overlap' }] : []
  })
}
