import type { Holiday, OpeningInterval } from '../opening/opening-types.js'
import { faultOfWish, firstDayAhead, isTodayByPhone, type LocalTime, wishDays } from './wish.js'

describe('firstDayAhead', () => {
  const wishes = [
    { date: '2026-11-27', partOfDay: 'any' },
    { date: '2026-11-25', partOfDay: 'morning' },
  ] as const

  it('returns the earliest preferred day until it begins', () => {
    expect(firstDayAhead(wishes, '2026-11-24')).toBe('2026-11-25')
  })

  it.each(['2026-11-25', '2026-11-26', '2026-12-01'])('returns nothing on %s', (today) => {
    expect(firstDayAhead(wishes, today)).toBeUndefined()
  })
})

describe('days that can be requested', () => {
  const NEXT = 1
  const TODAY = 0
  const workday: OpeningInterval[] = [{ opens: '08:00', closes: '16:00' }]
  const holiday = (date: string): Holiday => ({ date, lastDay: null, hours: [], locations: [] })
  const opening = {
    hours: [workday, workday, workday, workday, workday, [], []],
    specialDays: [],
    holidays: [holiday('2026-12-25'), holiday('2026-12-26')],
  }
  const at = (text: string): LocalTime => {
    const [date, time] = text.split(' ') as [string, string]
    return { date, time }
  }
  const first = (now: string, earliestDay: number) => wishDays(opening, at(now), earliestDay)[0]?.date

  it.each([
    ['2026-11-24 15:50', '2026-11-25', 'ten minutes before closing'],
    ['2026-11-24 07:00', '2026-11-25', 'before opening'],
    ['2026-11-27 19:00', '2026-11-30', 'on Friday evening'],
    ['2026-11-28 12:00', '2026-11-30', 'on Saturday'],
    ['2026-12-24 10:00', '2026-12-28', 'on 24 December'],
  ])('begin, by default, with the next working day: at %s with %s, %s', (now, day) => {
    expect(first(now, NEXT)).toBe(day)
  })

  it.each([
    ['2026-11-24 14:59', '2026-11-24'],
    ['2026-11-24 15:00', '2026-11-25'],
    ['2026-11-24 15:50', '2026-11-25'],
    ['2026-11-24 23:30', '2026-11-25'],
    ['2026-11-27 19:00', '2026-11-30'],
    ['2026-12-25 09:00', '2026-12-28'],
  ])('begin today, if the owner allows it, up to an hour before closing: at %s with %s', (now, day) => {
    expect(first(now, TODAY)).toBe(day)
  })

  it('count only working days of the location', () => {
    expect(first('2026-12-23 10:00', 3)).toBe('2026-12-29')
  })

  it('are none while the location is closed', () => {
    expect(wishDays({ ...opening, hours: [] }, at('2026-11-24 10:00'), NEXT)).toEqual([])
  })

  it.each([
    ['2026-12-23', 'wish.past', undefined],
    ['2026-12-24', 'wish.tooEarly', { day: 28, month: 12 }],
    ['2026-12-25', 'wish.closed', undefined],
    ['2026-12-27', 'wish.closed', undefined],
    ['2026-12-28', undefined, undefined],
    ['2027-03-25', 'wish.tooFar', undefined],
  ])('are judged alike when one is sent: %s on 24 December is %s', (date, code, args) => {
    const now = at('2026-12-24 10:00')
    const fault = faultOfWish({ date, partOfDay: 'any' }, opening, now, wishDays(opening, now, NEXT))
    expect([fault?.code, fault?.args]).toEqual([code, args])
  })

  it.each([
    ['2026-11-24 15:50', NEXT, true],
    ['2026-11-24 15:50', TODAY, true],
    ['2026-11-24 16:00', NEXT, false],
    ['2026-11-24 10:00', TODAY, false],
    ['2026-12-25 10:00', NEXT, false],
  ])('leave today to the telephone until closing: at %s with the setting %d %s', (now, earliestDay, byPhone) => {
    expect(isTodayByPhone(opening, at(now), wishDays(opening, at(now), earliestDay))).toBe(byPhone)
  })
})
