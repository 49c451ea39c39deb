import { randomBytes } from 'node:crypto'
import { createDataSource } from '../../src/database/data-source.js'
import { killServers, type ServerProcess, startServer } from '../support/server-process.js'
import { canMount, mountSmallDisk, type SmallDisk } from '../support/small-disk.js'
import { testEnvironment } from '../support/test-environment.js'

const SENDERS = 8

if (!canMount)
  console.warn('Skipped, since this machine lets nobody mount a small disk: the embedded database on a full one')
const embedded = canMount && !process.env.TEST_DATABASE_URL ? describe : describe.skip

embedded('a full disk under the embedded database', () => {
  const acknowledged: string[] = []
  let disk: SmallDisk
  let server: ServerProcess
  let over = false
  // Mails wait: as files they would take the room that is meant for tables.
  const start = () => startServer({ DATA_DIR: disk.directory, RATE_LIMIT_SCALE: '0', SMTP_URL: 'smtp://127.0.0.1:1' })

  beforeAll(async () => {
    disk = await mountSmallDisk(160)
    server = await start()
  }, 60_000)
  afterAll(async () => {
    over = true
    killServers()
    await disk.unmount()
  })

  /** Of random letters, which cannot be stored in less space. @returns the answer's status */
  async function send(): Promise<number> {
    const response = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Ana',
        email: 'ana@example.com',
        subject: 'general',
        message: randomBytes(3000).toString('base64'),
      }),
    })
    const body = (await response.json()) as { id: string }
    if (response.status === 201) acknowledged.push(body.id)
    return response.status
  }

  const statusOf = async (path: string) => (await fetch(server.url + path)).status

  it('refuses what a table has no room for, and takes messages again once there is room', async () => {
    disk.fill(1)
    let status: number
    do status = await send()
    while (status === 201)
    expect(status).toBe(503)
    expect(await statusOf('/health/live')).toBe(200)
    expect(await statusOf('/health/ready')).toBe(503)
    disk.clear()
    expect(await send()).toBe(201)
    expect(await statusOf('/health/ready')).toBe(200)
  }, 60_000)

  it('ends the process when the log of the database has no room, and keeps all that was acknowledged', async () => {
    disk.fill(12) // a table has, but not the next segment of the log, 16 MB
    const statuses = new Set<number>()
    const sendUntilItEnds = async () => {
      while (!over) {
        const status = await send().catch(() => undefined)
        if (!status) return
        statuses.add(status)
      }
    }
    await Promise.all(Array.from({ length: SENDERS }, sendUntilItEnds))
    expect(await server.exited).toBe(1)
    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([])
    expect(server.output().trim().split('\n').at(-1)).toContain('The embedded database gave up')

    disk.clear()
    server = await start()
    expect(await send()).toBe(201)
    await server.kill('SIGKILL')
    const stored = new Set(await storedIds())
    expect(acknowledged.length).toBeGreaterThan(50)
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  }, 60_000)

  async function storedIds(): Promise<string[]> {
    const dataSource = await createDataSource(testEnvironment({ dataDir: disk.directory }), [])
    await dataSource.initialize()
    const rows = await dataSource.query<{ id: string }[]>('SELECT id FROM contact_messages')
    await dataSource.destroy()
    return rows.map(({ id }) => id)
  }
})
