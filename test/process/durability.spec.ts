import { sendUntilItDies } from '../support/posting.js'
import { startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 3)
const SENDERS = 8

describe('kill -9 during a stream of posts', () => {
  const storage = siteStorage()

  it(
    'loses no acknowledged message',
    async () => {
      const acknowledged: string[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const server = await startServer({ ...storage.variables, RATE_LIMIT_SCALE: '0' })
        const senders = Array.from({ length: SENDERS }, () => sendUntilItDies(server, acknowledged))
        await new Promise((resolve) => setTimeout(resolve, 300 + 400 * Math.random()))
        await server.kill('SIGKILL')
        await Promise.all(senders)
      }
      const rows = await storage.withDatabase((dataSource) =>
        dataSource.query<{ id: string }[]>('SELECT id FROM contact_messages'),
      )
      const stored = new Set(rows.map(({ id }) => id))
      expect(acknowledged.length).toBeGreaterThan(ROUNDS * SENDERS)
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    },
    ROUNDS * 20_000,
  )
})
