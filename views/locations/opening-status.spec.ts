import { openingStatus } from './opening-status'

const late = [{ opens: '12:00', closes: '20:00' }]
const early = [{ opens: '08:00', closes: '16:00' }]
const hours = [late, early, late, late, early, [], []]
const always = { hours, specialDays: [], holidays: [] }

/** In the week before Christmas 2026, whose Friday it is; 0 is Monday. */
const week = (weekday: number, time: string) => ({ date: `2026-12-${21 + weekday}`, time })

const closed = (...dates: string[]) => dates.map((date) => ({ date, hours: [] }))

describe('the opening status', () => {
  it.each([
    ['on Monday morning', week(0, '08:00'), { kind: 'opens', days: 0, date: '2026-12-21', opens: '12:00' }],
    ['at the minute of opening', week(0, '12:00'), { kind: 'open', closes: '20:00' }],
    ['at the minute of closing', week(0, '20:00'), { kind: 'opens', days: 1, date: '2026-12-22', opens: '08:00' }],
    ['on Saturday', week(5, '10:00'), { kind: 'opens', days: 2, date: '2026-12-28', opens: '12:00' }],
  ])('%s', (_when, clock, status) => {
    expect(openingStatus(always, clock)).toMatchObject(status)
  })

  it('of a location that never opens is closed', () => {
    const never = { ...always, hours: [[], [], [], [], [], [], []] }
    expect(openingStatus(never, week(3, '10:00'))).toEqual({ kind: 'closed' })
  })

  it('on a holiday is closed, whatever the hour, and says when the location opens next', () => {
    const opening = { ...always, holidays: closed('2026-12-25') }
    const next = { kind: 'opens', days: 3, date: '2026-12-28', opens: '12:00', onHoliday: true }
    expect(openingStatus(opening, week(4, '10:00'))).toEqual(next)
  })

  it('on a day off that is a holiday too is what it is on any day off', () => {
    const opening = { ...always, holidays: closed('2026-12-26') }
    const next = { kind: 'opens', days: 2, date: '2026-12-28', opens: '12:00', onHoliday: false }
    expect(openingStatus(opening, week(5, '10:00'))).toEqual(next)
  })

  it('on a day on which a location alone is closed names no holiday', () => {
    const opening = { ...always, specialDays: closed('2026-12-22') }
    expect(openingStatus(opening, week(1, '10:00'))).toMatchObject({ kind: 'opens', days: 1, onHoliday: false })
  })

  it('on a day with hours of its own goes by those, which come before the holidays of all', () => {
    const short = [{ date: '2026-12-24', hours: [{ opens: '08:00', closes: '11:00' }] }]
    const opening = { hours, specialDays: short, holidays: closed('2026-12-24') }
    expect(openingStatus(opening, week(3, '10:00'))).toEqual({ kind: 'open', closes: '11:00' })
    expect(openingStatus(opening, week(3, '13:00'))).toMatchObject({ kind: 'opens', days: 1, opens: '08:00' })
    expect(openingStatus(opening, week(2, '21:00'))).toMatchObject({ kind: 'opens', days: 1, opens: '08:00' })
  })

  it('before holidays opens after them, also over the end of a year and the change of clocks', () => {
    const before = (date: string, time: string, ...holidays: string[]) =>
      openingStatus({ ...always, holidays: closed(...holidays) }, { date, time })
    const onMonday = { kind: 'opens', days: 4, opens: '12:00' }
    expect(before('2026-12-24', '20:30', '2026-12-25', '2026-12-26')).toMatchObject(onMonday)
    expect(before('2026-12-31', '21:00', '2027-01-01')).toMatchObject({ ...onMonday, date: '2027-01-04' })
    const afterEaster = { kind: 'opens', days: 4, date: '2027-03-30', opens: '08:00' }
    expect(before('2027-03-26', '17:00', '2027-03-28', '2027-03-29')).toMatchObject(afterEaster)
  })
})
