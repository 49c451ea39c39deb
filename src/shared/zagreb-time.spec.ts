import { fromZagrebTime, nextZagrebMidnight, toZagrebTime, zagrebDay } from './zagreb-time.js'

describe('Zagreb time', () => {
  it.each([
    ['in winter', '2026-01-15T10:00', '2026-01-15T09:00:00.000Z'],
    ['in summer', '2026-07-15T00:30', '2026-07-14T22:30:00.000Z'],
    ['at midnight of New Year', '2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
    ['on a leap day', '2028-02-29T00:15', '2028-02-28T23:15:00.000Z'],
    ['just before the clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['just after the clocks went forward', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['in the hour that comes twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['just after the clocks went back', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('converts a time %s to its instant and back', (_, local, iso) => {
    expect(fromZagrebTime(local)).toBe(iso)
    expect(toZagrebTime(iso)).toBe(local)
  })

  it('moves a time that does not exist in spring an hour later', () => {
    expect(toZagrebTime(fromZagrebTime('2026-03-29T02:30'))).toBe('2026-03-29T03:30')
  })

  it.each([
    ['2026-11-25T22:59:59.999Z', '2026-11-25T23:00:00.000Z'],
    ['2026-11-25T23:00:00.000Z', '2026-11-26T23:00:00.000Z'],
    ['2026-03-28T23:30:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-24T22:30:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('finds the midnight after %s', (moment, midnight) => {
    expect(nextZagrebMidnight(new Date(moment)).toISOString()).toBe(midnight)
  })

  it('shows the repeated hour of autumn with the same local time', () => {
    expect(toZagrebTime('2026-10-25T01:30:00.000Z')).toBe('2026-10-25T02:30')
  })

  it.each(['', 'soon', '2026-02-30T10:00', '2026-05-01T24:30'])('returns the invalid time %p unchanged', (text) => {
    expect(fromZagrebTime(text)).toBe(text)
  })
})

it.each([
  ['2026-01-14T22:59:59.999Z', '2026-01-14'],
  ['2026-01-14T23:00:00.000Z', '2026-01-15'],
  ['2026-07-14T22:00:00.000Z', '2026-07-15'],
  ['2026-03-28T23:00:00.000Z', '2026-03-29'],
  ['2026-10-25T22:59:59.999Z', '2026-10-25'],
])('at %s it is %s in Zagreb', (iso, day) => {
  expect(zagrebDay(new Date(iso)).toString()).toBe(day)
})
