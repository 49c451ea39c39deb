import { formatDate, formatWeek, formatWeekday } from './format-week'

describe('formatting of weeks', () => {
  it.each([
    ['2026-11-30', 'hr', '30. studenoga', '6. prosinca'],
    ['2026-11-30', 'en', '30 November', '6 December'],
    ['2026-12-07', 'hr', '7.', '13. prosinca'],
    ['2026-12-07', 'en', '7', '13 December'],
    ['2026-12-28', 'hr', '28. prosinca', '3. siječnja'],
  ] as const)('names the month of both days only once: the week of %s in %s', (monday, language, from, to) => {
    expect(formatWeek(monday, language)).toEqual({ from, to })
  })

  it('writes days as each language does', () => {
    expect(formatDate('2026-12-01', 'hr')).toBe('1.\u00a012.')
    expect(formatDate('2026-12-01', 'en')).toBe('1\u00a0Dec')
    expect(formatWeekday('2026-12-01', 'hr')).toBe('uto')
  })
})
