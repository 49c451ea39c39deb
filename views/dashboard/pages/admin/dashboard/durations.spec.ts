import { changeIn, durationIn } from './durations'

const minute = 60
const hour = 3600
const day = 86_400

describe('durationIn', () => {
  it.each([
    [0, '1 min'],
    [29 * minute + 31, '30 min'],
    [59 * minute + 31, '1 h'],
    [3 * hour + 20 * minute, '3 h 20 min'],
    [47 * hour + 29 * minute, '47 h 29 min'],
    [47 * hour + 31 * minute, '2 dana'],
    [5 * day + hour, '5 dana 1 h'],
    [21 * day + 23.9 * hour, '22 dana'],
  ])('formats %d seconds in the two largest units', (seconds, words) => {
    expect(durationIn('hr')(seconds).replaceAll('\u00A0', ' ')).toBe(words)
  })

  it('formats durations in English', () => {
    expect(durationIn('en')(2 * day + 5 * hour)).toBe('2 days 5 hr')
  })
})

describe('changeIn', () => {
  it.each([
    [100, 75, { direction: 'faster', percent: '25%' }],
    [100, 150, { direction: 'slower', percent: '50%' }],
    [1000, 1004, { direction: 'same', percent: '0%' }],
    [null, 100, null],
    [100, null, null],
  ])('compares %p with %p', (before, now, change) => {
    expect(changeIn('en')(before, now)).toEqual(change)
  })
})
