import type { DayRange } from '#src/bookings/calendar/calendar-view'
import type { Frame } from './geometry'

/** Minutes that an entry is drawn at least. */
const SHORTEST = 15

/** Place of an entry: its column, minutes from the first hour, and its place beside others that overlap it. */
export interface Position {
  column: number
  start: number
  length: number
  lane: number
  lanes: number
}

/** Returns the place of a range, of which only the part within the frame is shown. */
export function positionOf(
  { start, end, column, lane = 0, lanes = 1 }: DayRange & { column: number; lane?: number; lanes?: number },
  { first, last }: Frame,
): Position {
  const from = Math.max(start, first * 60)
  return { column, start: from - first * 60, length: Math.max(Math.min(end, last * 60) - from, SHORTEST), lane, lanes }
}

/** Custom properties by which `CalendarGrid.module.css` places an element. */
export const propertiesOf = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value as number]))

/** Value of the attribute `data-at` of an element at a place. */
export const keyOf = (position: Position) => Object.values(position).join(' ')

/**
 * Renders the styles of the calendar before scripts run: the content security policy allows no style attributes in HTML, but this
 * element by its hash. Scripts may set the same properties.
 */
export function renderStyles(frame: { columns: number; hours: number }, positions: Position[]): string {
  const rules = new Map(positions.map((position) => [`[data-at='${keyOf(position)}']`, position]))
  return [['[data-columns]', frame] as const, ...rules]
    .map(([selector, values]) => {
      const properties = Object.entries(propertiesOf(values)).map((property) => property.join(':'))
      return `${selector}{${properties.join(';')}}`
    })
    .join('')
}
