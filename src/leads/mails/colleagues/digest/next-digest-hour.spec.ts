import { nextDigestHour } from './next-digest-hour.js'

describe('nextDigestHour', () => {
  it.each([
    ['is today', '2026-01-15T05:59:59.999Z', [7], '2026-01-15T06:00:00.000Z'],
    ['is tomorrow once it has come', '2026-01-15T06:00:00.000Z', [7], '2026-01-16T06:00:00.000Z'],
    ['is the nearest of several', '2026-07-15T06:00:00.000Z', [7, 13, 18], '2026-07-15T11:00:00.000Z'],
    ['is the first of tomorrow after the last', '2026-07-15T17:00:00.000Z', [7, 13], '2026-07-16T05:00:00.000Z'],
    ['is midnight of the day that begins', '2026-12-31T22:30:00.000Z', [0], '2026-12-31T23:00:00.000Z'],
    ['is that of Zagreb when its day is another', '2026-07-14T22:30:00.000Z', [7], '2026-07-15T05:00:00.000Z'],
    ['is an hour later where spring leaves it out', '2026-03-29T00:30:00.000Z', [2], '2026-03-29T01:00:00.000Z'],
    ['is one where spring makes one of two', '2026-03-29T01:00:00.000Z', [2, 3], '2026-03-30T00:00:00.000Z'],
    ['is the first where autumn has two', '2026-10-24T23:30:00.000Z', [2], '2026-10-25T00:00:00.000Z'],
    ['is not the second where autumn has two', '2026-10-25T00:00:00.000Z', [2], '2026-10-26T01:00:00.000Z'],
    ['is a day and an hour away when the clocks go back', '2026-10-24T05:00:00.000Z', [7], '2026-10-25T06:00:00.000Z'],
  ])('%s', (_, after, hours, next) => {
    expect(nextDigestHour(new Date(after), hours).toISOString()).toBe(next)
  })
})
