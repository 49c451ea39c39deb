import { type ServerProcess, startServer } from '../support/server-process.js'
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

async function sendUntilItDies({ url }: ServerProcess, acknowledged: string[]): Promise<void> {
  const message = { name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Još uvijek tu?' }
  for (;;) {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    }).catch(() => undefined)
    const body = await response?.json().catch(() => undefined)
    if (!response || !body) return
    if (response.status !== 201) throw new Error(`Refused with ${response.status}`)
    acknowledged.push((body as { id: string }).id)
  }
}
