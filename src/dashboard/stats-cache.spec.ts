import { StatsCache } from './stats-cache.js'

const START = new Date('2026-03-01T08:00:00Z')
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000)

describe('StatsCache', () => {
  let counted: number
  let figures: StatsCache<number>
  const ask = (name: string, state: string, at: Date) => figures.of(name, state, at, () => Promise.resolve(++counted))

  beforeEach(async () => {
    counted = 0
    figures = new StatsCache()
    await ask('messages', 'one', START)
  })

  it('caches statistics while nothing changes', async () => {
    expect(await ask('messages', 'one', later(4.9))).toBe(1)
  })

  it.each([
    ['of another name', 'inquiries', 'one', START],
    ['of another state', 'messages', 'two', START],
    ['of five minutes ago', 'messages', 'one', later(5)],
    ['of a later time', 'messages', 'one', later(-5)],
  ])('counts again for a cached entry %s', async (_beside, name, state, at) => {
    expect(await ask(name, state, at)).toBe(2)
  })

  it('caches no failed count', async () => {
    await expect(figures.of('messages', 'two', START, () => Promise.reject(new Error('no database')))).rejects.toThrow()
    expect(await ask('messages', 'two', START)).toBe(2)
  })
})
