import { invitationTime } from './invitation-time.js'

describe('invitationTime', () => {
  it.each([
    ['is the delay after a visit by day', '2027-01-15T10:00:00Z', 24, '2027-01-16T10:00:00.000Z'],
    ['is the same morning before nine', '2027-01-15T10:00:00Z', 20, '2027-01-16T08:00:00.000Z'],
    ['is the next morning from eight in the evening', '2027-01-15T19:00:00Z', 24, '2027-01-17T08:00:00.000Z'],
    ['is this evening a second before eight', '2027-01-15T18:59:59Z', 0, '2027-01-15T18:59:59.000Z'],
    [
      'is nine o’clock after the night in which clocks go forward',
      '2027-03-27T19:30:00Z',
      1,
      '2027-03-28T07:00:00.000Z',
    ],
    ['is nine o’clock after the night in which clocks go back', '2027-10-30T19:30:00Z', 1, '2027-10-31T08:00:00.000Z'],
  ])('%s', (_, ended, hours, time) => {
    expect(invitationTime(new Date(ended), hours).toISOString()).toBe(time)
  })
})
