import type { DayRange } from '#src/bookings/calendar/calendar-view'
import { getFirst } from '#src/shared/lookups'
import type { CalendarData, DayInWords } from './calendar-data'
import type { Place } from './place'
import { type Position, positionOf, renderStyles } from './positions'

/** Hours that are shown while the location is closed. */
const USUAL: DayRange = { start: 8 * 60, end: 16 * 60 }

/** Column of the calendar: a therapist on a day, or a day of all. */
export interface Column {
  key: string
  day: DayInWords
  /** Null for all therapists. */
  therapistId: string | null
  /** Index of the day. */
  place: number
  open: DayRange[]
}

/** Hours that are shown, from the first up to but not including the last. */
export interface Frame {
  first: number
  last: number
}

/** Entry with its place beside others that overlap it. */
type Laid<Entry> = Entry & { column: number; lane: number; lanes: number }

/** Entry with its place in the calendar. */
export type Placed<Entry> = Entry & { column: number; position: Position }

type Entries = Pick<
  CalendarData,
  'span' | 'therapist' | 'therapists' | 'days' | 'visits' | 'held' | 'absences' | 'elsewhere'
>

/** Returns all that the calendar shows, each with its place, the visits in the order of time. */
export function layOut(calendar: Entries) {
  const columns = columnsOf(calendar)
  const frame = frameOf(calendar)
  const placed = <Entry extends DayRange & { column: number }>(entries: Entry[]): Placed<Entry>[] =>
    entries.filter((entry) => isWithin(entry, frame)).map((entry) => ({ ...entry, position: positionOf(entry, frame) }))
  const taken = laid([...calendar.visits, ...calendar.held], columns).sort(
    (one, other) => one.date.localeCompare(other.date) || one.start - other.start || one.column - other.column,
  )
  const visits = taken.filter((one) => 'status' in one)
  // In a week of all therapists, the heads of the days name who is absent.
  const isOfOne = calendar.span === 'day' || calendar.therapist !== null
  return {
    columns,
    frame,
    visits: placed(visits),
    held: placed(taken.filter((one) => 'until' in one)),
    open: placed(columns.flatMap(({ open }, column) => open.map((range) => ({ ...range, column })))),
    absences: placed(isOfOne ? laid(calendar.absences, columns) : []),
    elsewhere: placed(isOfOne ? laid(calendar.elsewhere, columns) : []),
  }
}

/** Renders the styles of the calendar before scripts run. */
export function stylesOf(calendar: Entries): string {
  const { columns, frame, open, visits, held, absences, elsewhere } = layOut(calendar)
  return renderStyles(
    { columns: columns.length, hours: frame.last - frame.first },
    [...open, ...visits, ...held, ...absences, ...elsewhere].map(({ position }) => position),
  )
}

/** Returns the columns of a day, one for each therapist, or those of a week, one for each day. */
export function columnsOf({ span, therapist, therapists, days }: Entries): Column[] {
  if (span === 'day')
    return therapists.map(({ id, open }) => ({
      key: id,
      day: getFirst(days),
      therapistId: id,
      place: 0,
      open: getFirst(open),
    }))
  const shown = therapists.find(({ id }) => id === therapist)
  return days.map((day, place) => ({
    key: day.date,
    day,
    therapistId: therapist,
    place,
    open: shown?.open[place] ?? day.open,
  }))
}

/** Returns the hours that opening hours and visits need. */
export function frameOf({ days, visits }: Entries): Frame {
  const open = days.flatMap((day) => day.open)
  const all = [...(open.length > 0 ? open : [USUAL]), ...visits]
  return {
    first: Math.floor(Math.min(...all.map(({ start }) => start)) / 60),
    last: Math.ceil(Math.max(...all.map(({ end }) => end)) / 60),
  }
}

/** Returns the entries that columns show, each with its column and its place beside those that overlap it there. */
export function laid<Entry extends DayRange & { date: string; therapistId: string }>(
  entries: readonly Entry[],
  columns: readonly Column[],
): Laid<Entry>[] {
  return columns.flatMap(({ day, therapistId }, column) => {
    const own = entries.filter(
      (entry) => entry.date === day.date && (!therapistId || entry.therapistId === therapistId),
    )
    return inLanes(
      [...own].sort((one, other) => one.start - other.start || other.end - one.end),
      column,
    )
  })
}

/** Places overlapping entries side by side; entries are in their order. */
function inLanes<Entry extends DayRange>(entries: Entry[], column: number): Laid<Entry>[] {
  const result: Laid<Entry>[] = []
  let group: Laid<Entry>[] = []
  let ends: number[] = []
  for (const entry of entries) {
    if (ends.every((end) => end <= entry.start)) {
      group = []
      ends = []
    }
    const free = ends.findIndex((end) => end <= entry.start)
    const lane = free < 0 ? ends.length : free
    ends[lane] = entry.end
    const laid = { ...entry, column, lane, lanes: 1 }
    group.push(laid)
    result.push(laid)
    for (const one of group) one.lanes = ends.length
  }
  return result
}

/** Checks whether a range is seen within the frame. */
const isWithin = ({ start, end }: DayRange, { first, last }: Frame) => end > first * 60 && start < last * 60

/** Formats minutes after midnight as a time of day, `HH:mm`. */
export const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Checks whether a range lies within working hours. */
export const isOpen = ({ start, end }: DayRange, open: readonly DayRange[]) =>
  open.some((range) => range.start <= start && end <= range.end)

export interface PlaceInColumn extends Place {
  column: number
}

/**
 * Returns the place below a pointer, undefined outside of the columns.
 * @param box of all columns
 * @param snap rounds to steps of the calendar
 */
export function placeAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  columns: readonly Column[],
  { first, last }: Frame,
  step: number,
  snap: (steps: number) => number,
): PlaceInColumn | undefined {
  const column = Math.floor(((clientX - box.left) / box.width) * columns.length)
  const found = columns[column]
  const part = (clientY - box.top) / box.height
  if (!found || part < 0 || part >= 1) return undefined
  const minutes = 60 * (first + part * (last - first))
  return { column, date: found.day.date, therapistId: found.therapistId, start: snap(minutes / step) * step }
}
