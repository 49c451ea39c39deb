import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.js'
import { killServers, type ServerProcess, startServer } from '../support/server-process.js'
import { createTestDatabase, type TestDatabase } from '../support/test-database.js'

const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 3)
const SENDERS = 8

describe('kill -9 during a stream of posts', () => {
  let dataDir: string
  let database: TestDatabase | undefined
  let variables: NodeJS.ProcessEnv

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-kill-'))
    const serverUrl = process.env.TEST_DATABASE_URL
    database = serverUrl ? await createTestDatabase(serverUrl) : undefined
    variables = { DATA_DIR: dataDir, DATABASE_URL: database?.url, RATE_LIMIT_SCALE: '0' }
  })
  afterEach(killServers)
  afterAll(async () => {
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it(
    'loses no acknowledged message',
    async () => {
      const acknowledged: string[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const server = await startServer(variables)
        const senders = Array.from({ length: SENDERS }, () => sendUntilItDies(server, acknowledged))
        await new Promise((resolve) => setTimeout(resolve, 300 + 400 * Math.random()))
        await server.kill('SIGKILL')
        await Promise.all(senders)
      }
      const stored = new Set(database ? await idsOnServer(database.url) : await idsEmbedded(dataDir))
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

const SELECT_IDS = 'SELECT id FROM contact_messages'

async function idsOnServer(url: string): Promise<string[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ id: string }>(SELECT_IDS)
  await client.end()
  return rows.map(({ id }) => id)
}

async function idsEmbedded(dataDir: string): Promise<string[]> {
  const { engine, close } = await openEmbeddedPostgres(join(dataDir, 'postgres'))
  const { rows } = await engine.query<{ id: string }>(SELECT_IDS)
  await close()
  return rows.map(({ id }) => id)
}
