import { monthAfter, monthView } from './month-view'

const open = [{ opens: '08:00', closes: '16:00' }]
const location = {
  hours: [open, open, open, open, open, [], []],
  specialDays: [],
  holidays: [{ date: '2026-12-25', lastDay: null, name: 'Božić', hours: [], locations: [] }],
}
const free = ['2026-12-08T09:00:00+01:00', '2026-12-08T09:30:00+01:00'].map((start) => ({ start }))
const view = (changes: object = {}) =>
  monthView({
    month: '2026-12',
    free,
    today: '2026-12-02',
    earliest: '2026-12-04',
    last: '2027-01-31',
    location,
    fullDays: ['2026-12-07'],
    language: 'hr',
    ...changes,
  })
const dayOf = (date: string, month = view()) => month.weeks.flat().find((one) => one?.date === date)

describe('month of free times', () => {
  it('states the number of free times of a day, or the reason why there are none', () => {
    expect(dayOf('2026-12-08')).toEqual({ date: '2026-12-08', free: 2 })
    const reasons = [
      ['2026-12-01', 'past'],
      ['2026-12-03', 'tooEarly'],
      ['2026-12-05', 'closed'],
      ['2026-12-07', 'full'],
    ] as const
    for (const [date, reason] of reasons) expect(dayOf(date)).toMatchObject({ free: 0, reason })
    expect(dayOf('2026-12-07')).toMatchObject({ canWait: true })
    expect(dayOf('2026-12-09')).toMatchObject({ reason: 'full', canWait: false })
    expect(dayOf('2026-12-25')).toMatchObject({ reason: 'closed', holiday: 'Božić' })
    const later = view({ month: '2027-01', last: '2027-01-20' })
    expect(dayOf('2027-01-21', later)).toMatchObject({ reason: 'tooFar' })
  })

  it('has weeks of seven days from Monday, without those that are over', () => {
    expect(view().weeks.map((week) => week.map((day) => Number(day?.date.slice(8) ?? 0)))).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12, 13],
      [14, 15, 16, 17, 18, 19, 20],
      [21, 22, 23, 24, 25, 26, 27],
      [28, 29, 30, 31, 0, 0, 0],
    ])
    expect(view({ today: '2026-12-22' }).weeks).toHaveLength(2)
  })

  it('turns to months that can be booked', () => {
    expect(view()).toMatchObject({ title: 'prosinac 2026.', previous: undefined, next: '2027-01' })
    expect(view({ month: '2027-01' })).toMatchObject({ previous: '2026-12', next: undefined })
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  })
})
