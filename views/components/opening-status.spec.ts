import { openingStatus } from './opening-status'

const late = [{ opens: '12:00', closes: '20:00' }]
const early = [{ opens: '08:00', closes: '16:00' }]
const hours = [late, early, late, late, early, [], []]

const week = (weekday: number, time: string) => ({ date: `2026-12-${21 + weekday}`, weekday, time })

const closed = (...dates: string[]) => dates.map((date) => ({ date, hours: [] }))

describe('the opening status', () => {
  it.each([
    ['on Monday morning', week(0, '08:00'), { kind: 'opens', days: 0, weekday: 0, opens: '12:00' }],
    ['at the minute of opening', week(0, '12:00'), { kind: 'open', closes: '20:00' }],
    ['at the minute of closing', week(0, '20:00'), { kind: 'opens', days: 1, weekday: 1, opens: '08:00' }],
    ['on Saturday', week(5, '10:00'), { kind: 'opens', days: 2, weekday: 0, opens: '12:00' }],
  ])('%s', (_when, clock, status) => {
    expect(openingStatus(hours, clock, [])).toEqual(status)
  })

  it('of a centre that never opens is closed', () => {
    expect(openingStatus([[], [], [], [], [], [], []], week(3, '10:00'), [])).toEqual({ kind: 'closed' })
  })

  it('on a holiday is closed, whatever the hour', () => {
    expect(openingStatus(hours, week(4, '10:00'), closed('2026-12-25'))).toEqual({ kind: 'holiday' })
  })

  it('on a day off that is a holiday too is what it is on any day off', () => {
    const next = { kind: 'opens', days: 2, weekday: 0, opens: '12:00' }
    expect(openingStatus(hours, week(5, '10:00'), closed('2026-12-26'))).toEqual(next)
  })

  it('on a day with hours of its own goes by those, and of two entries for a day by the first', () => {
    const days = [{ date: '2026-12-24', hours: [{ opens: '08:00', closes: '11:00' }] }, ...closed('2026-12-24')]
    expect(openingStatus(hours, week(3, '10:00'), days)).toEqual({ kind: 'open', closes: '11:00' })
    expect(openingStatus(hours, week(3, '13:00'), days)).toMatchObject({ kind: 'opens', days: 1, opens: '08:00' })
    expect(openingStatus(hours, week(2, '21:00'), days)).toMatchObject({ kind: 'opens', days: 1, opens: '08:00' })
  })

  it('before holidays opens after them, also over the end of a year and the change of clocks', () => {
    const afterChristmas = { kind: 'opens', days: 4, weekday: 0, opens: '12:00' }
    expect(openingStatus(hours, week(3, '20:30'), closed('2026-12-25', '2026-12-26'))).toEqual(afterChristmas)
    const newYear = { date: '2026-12-31', weekday: 3, time: '21:00' }
    expect(openingStatus(hours, newYear, closed('2027-01-01'))).toEqual(afterChristmas)
    const beforeSummerTime = { date: '2027-03-26', weekday: 4, time: '17:00' }
    const afterEaster = { kind: 'opens', days: 4, weekday: 1, opens: '08:00' }
    expect(openingStatus(hours, beforeSummerTime, closed('2027-03-28', '2027-03-29'))).toEqual(afterEaster)
  })
})
