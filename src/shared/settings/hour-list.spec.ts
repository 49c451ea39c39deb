import { HOURS, hoursIn } from './hour-list.js'

describe('hours of the day', () => {
  it.each([
    ['7', [7]],
    ['13, 7', [7, 13]],
    ['07 13;7', [7, 13]],
    ['0,23', [0, 23]],
  ])('reads %j, each hour once', (text, hours) => {
    expect(HOURS.test(text)).toBe(true)
    expect(hoursIn(text)).toEqual(hours)
  })

  it.each(['', '24', '-1', '7.5', '7:30', '7,', 'seven', '007'])('rejects %j', (text) => {
    expect(HOURS.test(text)).toBe(false)
  })
})
