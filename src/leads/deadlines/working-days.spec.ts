import type { Opening } from '#src/shared/opening/opening-hours.js'
import { afterWorkingDays } from './working-days.js'

const weekday = [{ opens: '08:00', closes: '16:00' }]
const opening: Opening = {
  hours: [weekday, weekday, weekday, weekday, weekday, [], []],
  specialDays: [{ date: '2026-12-04', hours: [{ opens: '10:00', closes: '12:00' }] }],
  holidays: [{ date: '2026-12-25', lastDay: null, hours: [], locations: [] }],
}
const after = (start: string, days: number, of: Opening = opening) =>
  afterWorkingDays(new Date(start), days, of).toISOString()

describe('afterWorkingDays', () => {
  it.each([
    ['is the same time on the next day', '2026-12-01T10:00:00+01:00', 1, '2026-12-02T10:00:00+01:00'],
    ['skips the weekend', '2026-12-11T15:00:00+01:00', 1, '2026-12-14T15:00:00+01:00'],
    ['begins when the location opens', '2026-12-12T21:00:00+01:00', 1, '2026-12-14T16:00:00+01:00'],
    ['begins on the next day after closing', '2026-12-01T16:00:00+01:00', 1, '2026-12-02T16:00:00+01:00'],
    ['skips a holiday', '2026-12-24T12:00:00+01:00', 1, '2026-12-28T12:00:00+01:00'],
    ['counts a short day as a whole one', '2026-12-03T12:00:00+01:00', 1, '2026-12-04T11:00:00+01:00'],
    ['counts several days', '2026-12-07T09:30:00+01:00', 3, '2026-12-10T09:30:00+01:00'],
    ['keeps the time when clocks go forward', '2027-03-26T09:00:00+01:00', 1, '2027-03-29T09:00:00+02:00'],
    ['keeps the time when clocks go back', '2026-10-23T09:00:00+02:00', 1, '2026-10-26T09:00:00+01:00'],
  ])('%s', (_, start, days, end) => {
    expect(after(start, days)).toBe(new Date(end).toISOString())
  })

  it('counts only the open hours of a day with a break', () => {
    const halves = [
      { opens: '08:00', closes: '10:00' },
      { opens: '16:00', closes: '18:00' },
    ]
    const divided = { ...opening, hours: [halves, halves, halves, halves, halves, [], []] }
    expect(after('2026-12-01T09:00:00+01:00', 1, divided)).toBe('2026-12-02T08:00:00.000Z')
    expect(after('2026-12-01T12:00:00+01:00', 1, divided)).toBe('2026-12-02T09:00:00.000Z')
  })

  it('counts every day of a location that never opens', () => {
    const closed = { hours: [], specialDays: [], holidays: [] }
    expect(after('2026-12-01T09:00:00+01:00', 2, closed)).toBe('2026-12-03T08:00:00.000Z')
  })
})
