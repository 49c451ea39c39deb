import { daysAfter } from '../../src/shared/opening/opening-hours.js'
import { zagrebDay } from '../../src/shared/zagreb-time.js'
import { allowLog } from '../support/expected-log.js'
import type { Json } from '../support/search-engines.js'
import { startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

const POSTS = 500

describe.each([
  ['two processes on one server of the database', 'migrated', 2],
  ['one process with the embedded database', 'embedded', 1],
] as const)('concurrent bookings in %s', (_where, beginning, processes) => {
  const storage = siteStorage(beginning)

  it('fill each free time once, and refuse all others with other times', async () => {
    allowLog(/timeout exceeded when trying to connect/)
    const variables = { ...storage.variables, RATE_LIMIT_SCALE: '0' }
    const urls: string[] = []
    for (let started = 0; started < processes; started++) urls.push((await startServer(variables)).url)
    const get = async (path: string): Promise<Json> => (await fetch(urls[0] + path)).json()
    const service = (await get('/api/bookable-services')).find(({ name }: Json) => name === 'Postupak biorezonance').id
    const today = zagrebDay(new Date()).toString()
    const period = `from=${daysAfter(today, 2)}&to=${daysAfter(today, 12)}`
    const free = async (): Promise<Json[]> =>
      (await get(`/api/availability?service=${service}&location=dubrovnik&${period}`)).slots
    const slots = await free()
    const day = slots[0]!.start.slice(0, 10)
    // Visits take an hour, and begin every half an hour: those at full hours do not overlap.
    const starts = slots
      .map(({ start }) => start as string)
      .filter((start) => start.startsWith(day) && /:00:00/.test(start))
    expect(starts).toHaveLength(8)

    const book = async (_: unknown, number: number): Promise<Response> => {
      const answer = await fetch(`${urls[number % processes]}/api/bookings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          service,
          location: 'dubrovnik',
          start: starts[Math.floor(number / processes) % starts.length],
          forWhom: 'self',
          name: `Osoba ${number}`,
          email: `osoba${number}@example.com`,
        }),
      })
      // On a busy machine some wait too long for a connection to the database.
      return answer.status === 503 ? book(_, number) : answer
    }
    const answers = await Promise.all(Array.from({ length: POSTS }, book))
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect({ created: count(201), taken: count(409) }).toEqual({ created: starts.length, taken: POSTS - starts.length })
    const { alternatives } = await answers.find(({ status }) => status === 409)!.json()
    expect(alternatives).toHaveLength(3)
    expect((await free()).filter(({ start }) => start.startsWith(day))).toEqual([])
  }, 180_000)
})
