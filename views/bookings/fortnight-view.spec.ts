import { fortnightView, mondayOf } from './fortnight-view'

const open = [{ opens: '08:00', closes: '16:00' }]
const location = {
  hours: [open, open, open, open, open, [], []],
  specialDays: [],
  holidays: [{ date: '2026-12-25', lastDay: null, name: 'Božić', hours: [], locations: [] }],
}
const free = ['2026-12-08T09:00:00+01:00', '2026-12-08T09:30:00+01:00'].map((start) => ({ start }))
const view = (changes: object = {}) =>
  fortnightView({
    from: '2026-11-30',
    free,
    today: '2026-12-02',
    earliest: '2026-12-04',
    last: '2027-01-20',
    location,
    fullDays: ['2026-12-07'],
    language: 'hr',
    ...changes,
  })
const dayOf = (date: string, fortnight = view()) => fortnight.weeks.flat().find((one) => one.date === date)

describe('fortnight of free times', () => {
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
    expect(dayOf('2026-12-25', view({ from: '2026-12-14' }))).toMatchObject({ reason: 'closed', holiday: 'Božić' })
    expect(dayOf('2027-01-21', view({ from: '2027-01-11' }))).toMatchObject({ reason: 'tooFar' })
  })

  it('has two weeks from Monday, across the end of a month, whose first day names it', () => {
    expect(view().weeks.map((week) => week.map(({ date }) => Number(date.slice(8))))).toEqual([
      [30, 1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12, 13],
    ])
    expect(dayOf('2026-12-01')!.month).toBe('pro')
    expect(view().title).toMatch(/^30\. studenoga\s–\s13\. prosinca 2026\.$/)
    expect(view({ from: '2026-12-07' }).title).toMatch(/^7\.\s–\s20\. prosinca 2026\.$/)
    expect(mondayOf('2026-12-06')).toBe('2026-11-30')
  })

  it('turns by two weeks to days that can be booked', () => {
    expect(view()).toMatchObject({ previous: undefined, next: '2026-12-14' })
    expect(view({ from: '2026-12-07' })).toMatchObject({ previous: '2026-11-30', next: '2026-12-21' })
    expect(view({ from: '2027-01-11' })).toMatchObject({ previous: '2026-12-28', next: undefined })
  })
})
