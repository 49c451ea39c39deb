import { randomBytes } from 'node:crypto'
import { contactMessage } from '../support/contact-message.js'
import { queryEmbedded, storedMessageIds } from '../support/embedded-server.js'
import { allowLog } from '../support/expected-log.js'
import { killServers, type ServerProcess, startServer } from '../support/server-process.js'
import { canMount, mountSmallDisk, type SmallDisk } from '../support/small-disk.js'

// The site reports the database server that a full disk has ended, and work that failed meanwhile.
beforeAll(() => allowLog(/^warn |stopped unexpectedly|cannot be restarted yet/))

const SENDERS = 8

if (!canMount)
  console.warn('Skipped, since this machine lets nobody mount a small disk: the embedded database on a full one')
const ifMountable = canMount ? describe : describe.skip

ifMountable('the embedded database on a full disk', () => {
  const acknowledged: string[] = []
  let disk: SmallDisk
  let server: ServerProcess
  // Mails wait for a server: as files they would use the space intended for tables.
  const start = () =>
    startServer({ DATA_DIR: disk.inside, RATE_LIMIT_SCALE: '0', SMTP_URL: 'smtp://127.0.0.1:1' }, disk.wrapper)

  beforeAll(async () => {
    disk = await mountSmallDisk(220)
    server = await start()
  })
  afterAll(async () => {
    killServers()
    await disk.unmount()
  })

  /** Sends random characters, which do not compress. @returns the status; undefined when the site is gone */
  async function send(): Promise<number | undefined> {
    const message = randomBytes(3000).toString('base64')
    const response = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactMessage({ name: 'Ana', message })),
    }).catch(() => undefined)
    const body = (await response?.json()) as { id: string } | undefined
    if (response?.status === 201) acknowledged.push(body!.id)
    return response?.status
  }

  async function sendUntil(expected: number): Promise<Set<number | undefined>> {
    const before = new Set<number | undefined>()
    for (;;) {
      const status = await send()
      if (status === expected) return before
      before.add(status)
    }
  }

  const statusOf = async (path: string) => (await fetch(server.url + path)).status

  it('rejects messages when a table has no space, and accepts them again once there is space', async () => {
    disk.fill(1)
    expect([...(await sendUntil(503))]).toEqual([201])
    expect(await statusOf('/health/live')).toBe(200)
    expect(await statusOf('/health/ready')).toBe(503)
    disk.clear()
    expect([...(await sendUntil(201))].filter((status) => status !== 503)).toEqual([])
    expect(await statusOf('/health/ready')).toBe(200)
  })

  it('recovers by itself after its log had no space, without losing acknowledged data', async () => {
    // The log continues in a segment of 16 MB with 12 MB left; the disk has space for tables, not for the next segment.
    await queryEmbedded(disk.directory, 'SELECT pg_switch_wal()')
    await queryEmbedded(disk.directory, "SELECT pg_logical_emit_message(false, 'filling', repeat('.', 4 << 20))")
    disk.fill(12)
    const before = acknowledged.length
    const statuses = new Set(
      (await Promise.all(Array.from({ length: SENDERS }, () => sendUntil(503)))).flatMap((each) => [...each]),
    )
    expect([...statuses]).toEqual([201])
    while (!server.output().includes('No space left on device')) await send()
    disk.clear()
    expect([...(await sendUntil(201))].filter((status) => status !== 503)).toEqual([])
    expect(acknowledged.length - before).toBeGreaterThan(30)
    const stored = new Set(await storedMessageIds(disk.directory))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    await server.kill('SIGTERM')
  })
})
