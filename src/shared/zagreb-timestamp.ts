import { Temporal } from 'temporal-polyfill'
import { TIME_ZONE } from './time-zone.js'

/** Texts of instants, which all therapists and readers share. */
const texts = new Map<number, string>()
const MOST_TEXTS = 20_000

/** Formats an instant with the offset of Zagreb (RFC 3339): `2026-12-01T09:00:00+01:00`. */
export function zagrebText(instant: number): string {
  let text = texts.get(instant)
  if (!text) {
    text = Temporal.Instant.fromEpochMilliseconds(instant).toString({ timeZone: TIME_ZONE, smallestUnit: 'second' })
    if (texts.size === MOST_TEXTS) texts.clear()
    texts.set(instant, text)
  }
  return text
}
