import { PERIOD, readPeriod, writePeriod } from './period-text.js'

describe('period text', () => {
  it.each([
    ['90 days', 90, 'day'],
    ['1 day', 1, 'day'],
    ['21 dan', 21, 'day'],
    ['90 dana', 90, 'day'],
    ['18 mjeseci', 18, 'month'],
    ['2 Godine', 2, 'year'],
    ['  5   godina ', 5, 'year'],
  ])('reads %j', (text, count, unit) => {
    expect(readPeriod(text)).toEqual({ count, unit })
    expect(PERIOD.test(text.trim())).toBe(true)
  })

  it.each(['', '2', 'dvije godine', '0 days', '1000 days', '1 week', '-1 days', '1.5 years', '2 years ago'])(
    'rejects %j',
    (text) => expect(readPeriod(text)).toBeUndefined(),
  )

  it('reads back a written period unchanged', () => {
    for (const text of ['1 day', '90 days', '18 months', '1 year']) expect(writePeriod(readPeriod(text)!)).toBe(text)
  })
})
