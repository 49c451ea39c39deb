import { firstDayAhead } from './wish.js'

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
