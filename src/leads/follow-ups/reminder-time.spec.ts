import type { Opening } from '#src/shared/opening/opening-hours.js'
import { reminderTime } from './reminder-time.js'

const weekday = [{ opens: '09:30', closes: '16:00' }]
const opening: Opening = {
  hours: [weekday, weekday, weekday, weekday, weekday, [], [{ opens: '02:30', closes: '12:00' }]],
  specialDays: [{ date: '2026-12-04', hours: [{ opens: '11:00', closes: '12:00' }] }],
  holidays: [{ date: '2026-12-25', lastDay: null, hours: [], locations: [] }],
}

describe('reminderTime', () => {
  it.each([
    ['is when the location opens', '2026-12-01', opening, '2026-12-01T09:30:00+01:00'],
    ['is when the location opens on a special day', '2026-12-04', opening, '2026-12-04T11:00:00+01:00'],
    ['is eight on a holiday', '2026-12-25', opening, '2026-12-25T08:00:00+01:00'],
    ['is eight on a closed day', '2026-12-05', opening, '2026-12-05T08:00:00+01:00'],
    ['is eight without a location', '2026-12-01', undefined, '2026-12-01T08:00:00+01:00'],
    ['is the same time after clocks went forward', '2027-03-29', opening, '2027-03-29T09:30:00+02:00'],
    ['is an hour later if clocks skip the time', '2027-03-28', opening, '2027-03-28T03:30:00+02:00'],
    ['is the first of two equal times', '2026-10-25', opening, '2026-10-25T02:30:00+02:00'],
  ])('%s', (_, day, of, time) => {
    expect(reminderTime(day, of).toISOString()).toBe(new Date(time).toISOString())
  })
})
