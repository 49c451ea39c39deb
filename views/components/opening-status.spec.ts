import { openingStatus } from './opening-status'

const late = [{ opens: '12:00', closes: '20:00' }]
const early = [{ opens: '08:00', closes: '16:00' }]
const hours = [late, early, late, late, early, [], []]

describe('the opening status', () => {
  it.each([
    ['on Monday morning', { weekday: 0, time: '08:00' }, { kind: 'opens', days: 0, weekday: 0, opens: '12:00' }],
    ['at the minute of opening', { weekday: 0, time: '12:00' }, { kind: 'open', closes: '20:00' }],
    ['at the minute of closing', { weekday: 0, time: '20:00' }, { kind: 'opens', days: 1, weekday: 1, opens: '08:00' }],
    ['on Saturday', { weekday: 5, time: '10:00' }, { kind: 'opens', days: 2, weekday: 0, opens: '12:00' }],
  ])('%s', (_when, clock, status) => {
    expect(openingStatus(hours, clock)).toEqual(status)
  })

  it('of a centre that never opens is closed', () => {
    expect(openingStatus([[], [], [], [], [], [], []], { weekday: 3, time: '10:00' })).toEqual({ kind: 'closed' })
  })
})
