import { getFirst, getLast } from '../lookups.js'
import type { OpeningInterval } from '../opening/opening-types.js'

/** Parts of a day that a sender may prefer. */
export const partsOfDay = ['any', 'morning', 'afternoon', 'evening'] as const

export type PartOfDay = (typeof partsOfDay)[number]

/** Start and end of each part, in Europe/Zagreb. */
const bounds: Record<PartOfDay, OpeningInterval> = {
  any: { opens: '00:00', closes: '24:00' },
  morning: { opens: '00:00', closes: '12:00' },
  afternoon: { opens: '12:00', closes: '17:00' },
  evening: { opens: '17:00', closes: '24:00' },
}

/**
 * Returns the parts of a day that overlap its opening hours. @param from `HH:mm`; parts that end before it are left out
 */
export function openParts(hours: readonly OpeningInterval[], from = '00:00'): PartOfDay[] {
  return partsOfDay.filter((part) => {
    const { opens, closes } = bounds[part]
    return hours.some((open) => latest(open.opens, opens, from) < earliest(open.closes, closes))
  })
}

/** Returns the latest of times of day, `HH:mm`, whose alphabetical order is their order. */
const latest = (...times: string[]) => getLast(times.sort())
const earliest = (...times: string[]) => getFirst(times.sort())
