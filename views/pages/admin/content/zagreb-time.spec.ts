import { fromZagrebTime, toZagrebTime } from './zagreb-time'

describe('a time in Zagreb', () => {
  it.each([
    ['in winter', '2026-01-15T10:00', '2026-01-15T09:00:00.000Z'],
    ['in summer', '2026-07-15T00:30', '2026-07-14T22:30:00.000Z'],
    ['just after the clocks went forward', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['in the hour that comes twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s is the right moment, and back', (_, local, iso) => {
    expect(fromZagrebTime(local)).toBe(iso)
    expect(toZagrebTime(iso)).toBe(local)
  })

  it('that is none stays as it is, for the server to refuse', () => {
    expect(fromZagrebTime('')).toBe('')
  })
})
