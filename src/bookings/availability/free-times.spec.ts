import { Temporal } from 'temporal-polyfill'
import type { Opening } from '#src/shared/opening/opening-hours.js'
import type { OpeningInterval, WeeklyHours } from '#src/shared/opening/opening-types.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { type Calendar, findFreeTimes, type FreeTime, type Period, type Wanted } from './free-times.js'
import type { Range } from './range.js'

const everyDay = (hours: OpeningInterval[]): WeeklyHours => Array.from({ length: 7 }, () => hours)
const open = (hours: OpeningInterval[]): Opening => ({ hours: everyDay(hours), specialDays: [], holidays: [] })
const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds
const said = ({ start }: Pick<FreeTime, 'start'>) =>
  Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(TIME_ZONE).toString({ timeZoneName: 'never' })
const visit: Wanted = { length: 30, bufferBefore: 0, bufferAfter: 0 }
const oneDay = (date: string, step = 30): Period => ({ from: date, to: date, earliest: 0, step })

const oneTherapist = (hours: OpeningInterval[], busy: Range[] = []): Calendar => ({
  opening: open(hours),
  therapists: [{ id: 'ana', hours: everyDay(hours), busy }],
})

describe('free times', () => {
  it('lie within the hours of the location and of the therapist, without their breaks', () => {
    const calendar: Calendar = {
      opening: open([{ opens: '08:00', closes: '10:00' }]),
      therapists: [{ id: 'ana', hours: everyDay([{ opens: '08:45', closes: '12:00' }]), busy: [] }],
    }
    expect(findFreeTimes(visit, calendar, oneDay('2026-12-01')).map(said)).toEqual([
      '2026-12-01T09:00:00+01:00',
      '2026-12-01T09:30:00+01:00',
    ])
  })

  it('are the times that a clock shows twice when summer time ends, and none that it skips', () => {
    const night = oneTherapist([{ opens: '01:30', closes: '03:30' }])
    expect(findFreeTimes(visit, night, oneDay('2026-10-25')).map(said)).toEqual([
      '2026-10-25T01:30:00+02:00',
      '2026-10-25T02:00:00+02:00',
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:00:00+01:00',
      '2026-10-25T02:30:00+01:00',
      '2026-10-25T03:00:00+01:00',
    ])
    expect(findFreeTimes(visit, night, oneDay('2026-03-29')).map(said)).toEqual([
      '2026-03-29T01:30:00+01:00',
      '2026-03-29T03:00:00+02:00',
    ])
  })

  it('keep the buffers free, and may follow each other without a gap', () => {
    const busy = [{ start: at('2026-12-01T09:00:00+01:00'), end: at('2026-12-01T09:30:00+01:00') }]
    const starts = (wanted: Wanted) =>
      findFreeTimes(wanted, oneTherapist([{ opens: '08:00', closes: '11:00' }], busy), oneDay('2026-12-01')).map(
        (time) => said(time).slice(11, 16),
      )
    expect(starts(visit)).toEqual(['08:00', '08:30', '09:30', '10:00', '10:30'])
    expect(starts({ ...visit, bufferBefore: 15, bufferAfter: 10 })).toEqual(['08:00', '10:00', '10:30'])
  })

  it('need a free room, if the service has rooms', () => {
    const busy = [{ start: at('2026-12-01T08:00:00+01:00'), end: at('2026-12-01T08:30:00+01:00') }]
    const calendar = oneTherapist([{ opens: '08:00', closes: '09:00' }])
    const rooms = (...all: NonNullable<Calendar['rooms']>) =>
      findFreeTimes(visit, { ...calendar, rooms: all }, oneDay('2026-12-01')).map(({ roomId }) => roomId)
    expect(rooms({ id: 'one', busy })).toEqual(['one'])
    expect(rooms({ id: 'one', busy }, { id: 'two', busy: [] })).toEqual(['two', 'one'])
    expect(rooms()).toEqual([])
  })
})
