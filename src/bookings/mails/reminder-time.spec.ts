import { reminderTime } from './reminder-time.js'

describe('reminderTime', () => {
  it.each([
    ['is a day before', '2027-01-15T09:00:00Z', '2027-01-14T09:00:00.000Z'],
    ['is 23 hours before where spring takes one', '2027-03-28T08:00:00Z', '2027-03-27T09:00:00.000Z'],
    ['is 25 hours before where autumn adds one', '2027-10-31T09:00:00Z', '2027-10-30T08:00:00.000Z'],
    ['is a day before the night that the clock changes', '2027-10-30T08:00:00Z', '2027-10-29T08:00:00.000Z'],
    ['is an hour later where spring skips it', '2027-03-29T00:30:00Z', '2027-03-28T01:30:00.000Z'],
    ['is the first where autumn repeats it', '2027-11-01T01:30:00Z', '2027-10-31T00:30:00.000Z'],
    ['is equal for both of two times that autumn repeats', '2027-10-31T01:30:00Z', '2027-10-30T00:30:00.000Z'],
  ])('%s', (_, starts, time) => {
    expect(reminderTime(new Date(starts)).toISOString()).toBe(time)
  })
})
