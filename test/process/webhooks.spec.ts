import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administrator } from '../support/administrator.js'
import { canCertify, type Certified, certify } from '../support/certificates.js'
import { contactMessage } from '../support/contact-message.js'
import { allowLog, expectLog } from '../support/expected-log.js'
import { type Receiver, startReceiver } from '../support/receiver.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { sessionCookieIn } from '../support/session-cookie.js'
import { siteStorage } from '../support/site-storage.js'

const message = contactMessage({ name: 'Ana' })
/** Lease time of a delivery claimed by a killed process, in seconds. */
const TAKEN_SECONDS = 60

describe('webhook delivery', () => {
  const storage = siteStorage('migrated')
  const directory = mkdtempSync(join(tmpdir(), 'biorezonanca-tls-'))
  const trusted = certified('trusted')
  let site: ServerProcess
  let receiver: Receiver
  beforeAll(async () => {
    site = await start()
  })
  beforeEach(async () => {
    receiver = await startReceiver()
  })
  afterEach(() => receiver.close())
  afterAll(() => rmSync(directory, { recursive: true }))

  /** Returns a certificate for localhost by a new authority, undefined without openssl. */
  function certified(name: string): (Certified & { authority: string }) | undefined {
    if (!canCertify) return undefined
    mkdirSync(join(directory, name))
    return certify(join(directory, name), 'localhost')
  }

  const start = () =>
    startServer({
      ...storage.variables,
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      WEBHOOK_PRIVATE_ADDRESSES: 'allow',
      NODE_EXTRA_CA_CERTS: trusted?.authority,
      // Webhooks are sent directly, not through a proxy of the environment.
      HTTP_PROXY: 'http://127.0.0.1:1',
      HTTPS_PROXY: 'http://127.0.0.1:1',
      NODE_USE_ENV_PROXY: '1',
    })
  beforeAll(() => allowLog(/EnvHttpProxyAgent is experimental/)) // in Node 22
  const post = async (path: string, body: object = {}, cookie = '') => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie }
    const response = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const signIn = async () => sessionCookieIn((await post('/api/admin/session', administrator)).headers.getSetCookie())
  const create = async (cookie: string, url = receiver.url) => {
    const created = await post('/api/admin/webhooks', { url, events: ['contact.received'] }, cookie)
    return (await created.json()) as { id: string; secret: string }
  }
  const untilReceived = async (count: number) => {
    const begun = Date.now()
    while (receiver.received.length < count && Date.now() - begun < 30_000)
      await new Promise((next) => setTimeout(next, 50))
    expect(receiver.received).toHaveLength(count)
  }
  const deliveries = () =>
    storage.withDatabase((database) =>
      database.query<object[]>(
        `SELECT attempts, delivered_at IS NOT NULL AS delivered, log -> -1 -> 'status' AS status FROM webhook_deliveries`,
      ),
    )

  it('is repeated with the same id when the process was killed while sending', async () => {
    const held: ServerResponse[] = []
    receiver.answer((response) => void held.push(response))
    const { secret } = await create(await signIn())
    await post('/api/contact', message)
    await untilReceived(1)
    await site.kill('SIGKILL')
    expect(await deliveries()).toEqual([{ attempts: 1, delivered: false, status: null }])
    await storage.withDatabase((database) =>
      database.query('UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at - make_interval(secs => $1)', [
        TAKEN_SECONDS,
      ]),
    )
    receiver.answer((response) => response.writeHead(204).end())
    site = await start()
    await untilReceived(2)
    const [first, second] = receiver.received
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    expect(second!.body).toBe(first!.body)
    receiver.verify(secret, second)
    const isDelivered = async () => ((await deliveries()) as { delivered: boolean }[])[0]!.delivered
    while (!(await isDelivered())) await new Promise((next) => setTimeout(next, 50))
    expect(await deliveries()).toEqual([{ attempts: 2, delivered: true, status: 204 }])
    await storage.withDatabase((database) => database.query('DELETE FROM webhook_endpoints'))
  })

  const whereCertified = canCertify ? describe : describe.skip
  whereCertified('over TLS', () => {
    let cookie: string
    let untrusted: Receiver
    let secure: Receiver
    beforeAll(async () => {
      cookie = await signIn()
      untrusted = await startReceiver(undefined, certified('untrusted'))
      secure = await startReceiver(undefined, trusted)
    })
    afterAll(async () => {
      await storage.withDatabase((database) => database.query('DELETE FROM webhook_endpoints'))
      await Promise.all([untrusted, secure].map((each) => each.close()))
    })

    const port = ({ url }: Receiver) => new URL(url).port
    const test = async (url: string) => {
      const { id, secret } = await create(cookie, url)
      const outcome = (await (await post(`/api/admin/webhooks/${id}/test`, {}, cookie)).json()) as object
      return { secret, outcome }
    }

    it('succeeds to a receiver with a certificate for the host of the address', async () => {
      const { secret, outcome } = await test(`https://localhost:${port(secure)}/hooks?from=site`)
      expect(outcome).toMatchObject({ state: 'delivered', status: 204, fault: null })
      expect(secure.verify(secret)).toMatchObject({ type: 'webhook.test' })
      expect(secure.received[0]!.headers.host).toBe(`localhost:${port(secure)}`)
    })

    it.each([
      ['with a certificate of an unknown authority', () => `https://localhost:${port(untrusted)}/`, 'certificate'],
      ['with a certificate for another name', () => `https://127.0.0.1:${port(secure)}/`, 'certificate'],
      ['without TLS', () => `https://localhost:${port(receiver)}/`, 'protocol'],
    ])('is not sent to a receiver %s', async (_which, url, fault) => {
      expectLog(/Delivery failed for webhook .* (certificate|protocol)/)
      const counts = () => [untrusted, secure, receiver].map(({ received }) => received.length)
      const before = counts()
      expect((await test(url())).outcome).toMatchObject({ state: 'failed', status: null, fault })
      expect(counts()).toEqual(before)
    })
  })

  it('is released, with no attempt counted, by a process that stops while a receiver does not answer', async () => {
    receiver.answer(() => undefined)
    await create(await signIn())
    await post('/api/contact', message)
    await untilReceived(1)
    await site.kill('SIGTERM')
    expect(await deliveries()).toEqual([{ attempts: 0, delivered: false, status: null }])
  })
})
