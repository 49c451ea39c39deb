import type { OpeningInterval } from '../opening/opening-hours.js'

/** When on a day somebody would like to come. */
export const partsOfDay = ['any', 'morning', 'afternoon', 'evening'] as const

export type PartOfDay = (typeof partsOfDay)[number]

/** From when to when, on the clocks of Zagreb. */
const bounds: Record<PartOfDay, OpeningInterval> = {
  any: { opens: '00:00', closes: '24:00' },
  morning: { opens: '00:00', closes: '12:00' },
  afternoon: { opens: '12:00', closes: '17:00' },
  evening: { opens: '17:00', closes: '24:00' },
}

/** The parts of a day that have any of its hours. @param from what is over by then is none, `HH:mm` */
export function openParts(hours: readonly OpeningInterval[], from = '00:00'): PartOfDay[] {
  return partsOfDay.filter((part) => {
    const { opens, closes } = bounds[part]
    return hours.some((open) => latest(open.opens, opens, from) < earliest(open.closes, closes))
  })
}

/** Times of day are in the order of the alphabet. */
const latest = (...times: string[]) => times.sort().at(-1)!
const earliest = (...times: string[]) => times.sort()[0]!
