import { dayAndMinutes, instantOf, isBeginning, lengthOf, timeFaults } from './times'

const overMidnight = { starts: '2026-12-04T22:30:00+00:00', ends: '2026-12-04T23:30:00+00:00' }

describe('times of visits', () => {
  it('are days and times of day in Zagreb', () => {
    expect(dayAndMinutes('2026-12-04T22:30:00Z')).toEqual({ date: '2026-12-04', minutes: 1410 })
    expect(instantOf('4. 12. 2026.', '23.30')).toBe('2026-12-04T22:30:00.000Z')
  })

  it('have a length over midnight, and only their first part begins them', () => {
    expect(lengthOf(overMidnight)).toBe(60)
    expect(isBeginning({ ...overMidnight, date: '2026-12-04', start: 1410 })).toBe(true)
    expect(isBeginning({ ...overMidnight, date: '2026-12-05', start: 0 })).toBe(false)
  })

  it('are faults by field where they are none, or beyond all calendars', () => {
    const fields = { day: 'date', time: 'time' } as const
    expect(timeFaults({ day: '4. 12. 2026.', time: '9' }, fields)).toEqual([])
    expect(timeFaults({ day: '31. 2. 2026.', time: '25:99' }, fields)).toEqual([
      { field: 'day', code: 'date.invalid' },
      { field: 'time', code: 'time.invalid' },
    ])
    expect(timeFaults({ day: '1. 1. 9999.' }, { day: 'date' })).toEqual([{ field: 'day', code: 'date.invalid' }])
  })
})
