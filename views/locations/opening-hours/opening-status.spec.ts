import { openingStatus } from './opening-status'

const late = [{ opens: '12:00', closes: '20:00' }]
const early = [{ opens: '08:00', closes: '16:00' }]
const hours = [late, early, late, late, early, [], []]
const always = { hours, specialDays: [], holidays: [] }

/** Date and time in the week before Christmas 2026, which is a Friday; weekday 0 is Monday. */
const week = (weekday: number, time: string) => ({ date: `2026-12-${21 + weekday}`, time })

const closed = (...dates: string[]) => dates.map((date) => ({ date, lastDay: null, hours: [], locations: [] }))

describe('openingStatus', () => {
  it.each([
    ['on Monday morning', week(0, '08:00'), { kind: 'opens', days: 0, date: '2026-12-21', opens: '12:00' }],
    ['at the minute of opening', week(0, '12:00'), { kind: 'open', closes: '20:00' }],
    ['at the minute of closing', week(0, '20:00'), { kind: 'opens', days: 1, date: '2026-12-22', opens: '08:00' }],
    ['on Saturday', week(5, '10:00'), { kind: 'opens', days: 2, date: '2026-12-28', opens: '12:00' }],
  ])('returns the status %s', (_when, clock, status) => {
    expect(openingStatus(always, clock)).toMatchObject(status)
  })

  it('returns "closed" for a location that never opens', () => {
    const never = { ...always, hours: [[], [], [], [], [], [], []] }
    expect(openingStatus(never, week(3, '10:00'))).toEqual({ kind: 'closed' })
  })

  it('is closed on a holiday and returns the next opening', () => {
    const opening = { ...always, holidays: closed('2026-12-25') }
    const next = { kind: 'opens', days: 3, date: '2026-12-28', opens: '12:00', onHoliday: true }
    expect(openingStatus(opening, week(4, '10:00'))).toEqual(next)
  })

  it('treats a holiday on a day off like any other day off', () => {
    const opening = { ...always, holidays: closed('2026-12-26') }
    const next = { kind: 'opens', days: 2, date: '2026-12-28', opens: '12:00', onHoliday: false }
    expect(openingStatus(opening, week(5, '10:00'))).toEqual(next)
  })

  it('names no holiday when only one location is closed', () => {
    const opening = { ...always, specialDays: closed('2026-12-22') }
    expect(openingStatus(opening, week(1, '10:00'))).toMatchObject({ kind: 'opens', days: 1, onHoliday: false })
  })

  it('applies special hours of a location over the holidays', () => {
    const short = [{ date: '2026-12-24', hours: [{ opens: '08:00', closes: '11:00' }] }]
    const opening = { hours, specialDays: short, holidays: closed('2026-12-24') }
    expect(openingStatus(opening, week(3, '10:00'))).toEqual({ kind: 'open', closes: '11:00' })
    expect(openingStatus(opening, week(3, '13:00'))).toMatchObject({ kind: 'opens', days: 1, opens: '08:00' })
    expect(openingStatus(opening, week(2, '21:00'))).toMatchObject({ kind: 'opens', days: 1, opens: '08:00' })
  })

  it('is closed during a closure of several weeks and returns the first opening after it', () => {
    const closure = { date: '2026-12-24', lastDay: '2027-01-20', hours: [], locations: [] }
    const opening = { ...always, holidays: [...closed('2026-12-25'), closure] }
    const next = { kind: 'opens', days: 28, date: '2027-01-21', opens: '12:00', onHoliday: false }
    expect(openingStatus(opening, week(3, '10:00'))).toEqual(next)
  })

  it('applies hours of a period on usual days of opening only, and a single day over the period', () => {
    const short = [{ opens: '08:00', closes: '11:00' }]
    const period = { date: '2026-12-21', lastDay: '2026-12-31', hours: short, locations: ['zagreb'] }
    const opening = { ...always, holidays: [period, ...closed('2026-12-25')] }
    expect(openingStatus(opening, week(0, '10:00'))).toEqual({ kind: 'open', closes: '11:00' })
    const next = { kind: 'opens', days: 3, date: '2026-12-28', opens: '08:00', onHoliday: true }
    expect(openingStatus(opening, week(4, '10:00'))).toEqual(next)
  })

  it('applies a day of chosen locations over the same day of all', () => {
    const own = {
      date: '2026-12-25',
      lastDay: null,
      hours: [{ opens: '09:00', closes: '13:00' }],
      locations: ['zagreb'],
    }
    const opening = { ...always, holidays: [...closed('2026-12-25'), own] }
    expect(openingStatus(opening, week(4, '10:00'))).toEqual({ kind: 'open', closes: '13:00' })
  })

  it('finds the opening after holidays, across new year and the time change', () => {
    const before = (date: string, time: string, ...holidays: string[]) =>
      openingStatus({ ...always, holidays: closed(...holidays) }, { date, time })
    const onMonday = { kind: 'opens', days: 4, opens: '12:00' }
    expect(before('2026-12-24', '20:30', '2026-12-25', '2026-12-26')).toMatchObject(onMonday)
    expect(before('2026-12-31', '21:00', '2027-01-01')).toMatchObject({ ...onMonday, date: '2027-01-04' })
    const afterEaster = { kind: 'opens', days: 4, date: '2027-03-30', opens: '08:00' }
    expect(before('2027-03-26', '17:00', '2027-03-28', '2027-03-29')).toMatchObject(afterEaster)
  })
})
