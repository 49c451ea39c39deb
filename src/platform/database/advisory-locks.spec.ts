import { ADVISORY_LOCKS } from './advisory-locks.js'

describe('ADVISORY_LOCKS', () => {
  it('contains each id once', () => {
    const ids = Object.values(ADVISORY_LOCKS)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
