import type { ServerResponse } from 'node:http'
import { type Receiver, startReceiver } from '../support/receiver.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'
import { sessionCookieIn } from '../support/staff.js'

const owner = { email: 'vlasnica@example.com', password: 'correct horse battery' }
const message = { name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Dobar dan' }
/** How long a delivery is the own of a process that was killed. */
const TAKEN_SECONDS = 60
const [FIRST, SECOND] = ['the first secret of this installation', 'the second secret of this installation']

describe('webhooks', () => {
  const storage = siteStorage('migrated')
  let receiver: Receiver
  beforeEach(async () => {
    receiver = await startReceiver()
  })
  afterEach(() => receiver.close())

  const start = (SESSION_SECRET: string = FIRST) =>
    startServer({
      ...storage.variables,
      ...{ SESSION_SECRET, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
      ...{ WEBHOOK_PRIVATE_ADDRESSES: 'allow' },
      // Nobody but the address itself is asked, whatever the environment says.
      ...{ HTTP_PROXY: 'http://127.0.0.1:1', HTTPS_PROXY: 'http://127.0.0.1:1', NODE_USE_ENV_PROXY: '1' },
    })
  const send = async ({ url }: ServerProcess, path: string, body: object, cookie = '') => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const create = async (server: ServerProcess): Promise<string> => {
    const signedIn = await send(server, '/api/admin/session', owner)
    const cookie = sessionCookieIn(signedIn.headers.getSetCookie())
    const endpoint = { url: receiver.url, events: ['contact.received'] }
    return ((await (await send(server, '/api/admin/webhooks', endpoint, cookie)).json()) as { secret: string }).secret
  }
  const untilReceived = async (count: number) => {
    const begun = Date.now()
    while (receiver.received.length < count && Date.now() - begun < 30_000)
      await new Promise((next) => setTimeout(next, 50))
    expect(receiver.received).toHaveLength(count)
  }
  const stored = () =>
    storage.withDatabase((database) =>
      database.query<object[]>(
        `SELECT attempts, delivered_at IS NOT NULL AS delivered, log -> -1 -> 'status' AS status FROM webhook_deliveries`,
      ),
    )

  it('are sent again by the same id when the process was killed while they were on their way', async () => {
    const held: ServerResponse[] = []
    receiver.answer((response) => void held.push(response))
    const killed = await start()
    const secret = await create(killed)
    await send(killed, '/api/contact', message)
    await untilReceived(1)
    await killed.kill('SIGKILL')
    expect(await stored()).toEqual([{ attempts: 1, delivered: false, status: null }])
    await storage.withDatabase((database) =>
      database.query('UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at - make_interval(secs => $1)', [
        TAKEN_SECONDS,
      ]),
    )
    receiver.answer((response) => response.writeHead(204).end())
    const next = await start()
    await untilReceived(2)
    await next.kill('SIGTERM')
    const [first, second] = receiver.received
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    expect(second!.body).toBe(first!.body)
    receiver.verify(secret, second)
    expect(await stored()).toEqual([{ attempts: 2, delivered: true, status: 204 }])
    await storage.withDatabase((database) => database.query('DELETE FROM webhook_endpoints'))
  }, 120_000)

  it('are handed back by a process that is told to stop while a receiver keeps silent, and count as not tried', async () => {
    receiver.answer(() => undefined)
    const server = await start()
    await create(server)
    await send(server, '/api/contact', message)
    await untilReceived(1)
    const begun = Date.now()
    await server.kill('SIGTERM')
    expect(Date.now() - begun).toBeLessThan(10_000)
    expect(await stored()).toEqual([{ attempts: 0, delivered: false, status: null }])
    await storage.withDatabase((database) => database.query('DELETE FROM webhook_endpoints'))
  }, 120_000)

  it('are signed with the same secret after that of the installation was replaced, and the old one forgotten', async () => {
    const before = await start(FIRST)
    const secret = await create(before)
    await before.kill('SIGTERM')
    const during = await start(`${SECOND},${FIRST}`)
    await during.kill('SIGTERM')
    const after = await start(SECOND)
    await send(after, '/api/contact', message)
    await untilReceived(1)
    receiver.verify(secret)
    await after.kill('SIGTERM')
  }, 120_000)
})
