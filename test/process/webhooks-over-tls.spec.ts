import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canCertify, certify } from '../support/certificates.js'
import { type Receiver, startReceiver } from '../support/receiver.js'
import { administrator } from '../support/administrator.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'
import { sessionCookieIn } from '../support/staff.js'

const whereCertified = canCertify ? describe : describe.skip

whereCertified('webhooks over TLS', () => {
  const storage = siteStorage('migrated')
  const directory = mkdtempSync(join(tmpdir(), 'biorezonanca-tls-'))
  const receivers: Receiver[] = []
  let site: ServerProcess
  let cookie: string
  let believed: Receiver
  let stranger: Receiver
  let plain: Receiver

  beforeAll(async () => {
    const certified = (name: string) => {
      mkdirSync(join(directory, name))
      return certify(join(directory, name), 'localhost')
    }
    const [ours, theirs] = [certified('ours'), certified('theirs')]
    believed = await startReceiver(undefined, ours)
    stranger = await startReceiver(undefined, theirs)
    plain = await startReceiver()
    receivers.push(believed, stranger, plain)
    site = await startServer({
      ...storage.variables,
      ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
      ...{ WEBHOOK_PRIVATE_ADDRESSES: 'allow', NODE_EXTRA_CA_CERTS: ours.authority },
    })
    const signedIn = await post('/api/admin/session', administrator)
    cookie = sessionCookieIn(signedIn.headers.getSetCookie())
  })
  afterAll(async () => {
    await site?.kill('SIGTERM')
    for (const receiver of receivers) await receiver.close()
    rmSync(directory, { recursive: true })
  })

  const post = (path: string, body: object = {}) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie ?? '' },
      body: JSON.stringify(body),
    })
  const tested = async (url: string) => {
    const created = (await (await post('/api/admin/webhooks', { url, events: ['contact.received'] })).json()) as {
      id: string
      secret: string
    }
    const outcome = (await (await post(`/api/admin/webhooks/${created.id}/test`)).json()) as object
    return { secret: created.secret, outcome }
  }
  const port = ({ url }: Receiver) => new URL(url).port

  it('are taken by who proves to be the host of the address', async () => {
    const { secret, outcome } = await tested(`https://localhost:${port(believed)}/hooks?from=site`)
    expect(outcome).toMatchObject({ state: 'delivered', status: 204, fault: null })
    expect(believed.verify(secret)).toMatchObject({ type: 'webhook.test' })
    expect(believed.received[0]!.headers.host).toBe(`localhost:${port(believed)}`)
  })

  it.each([
    ['who is not vouched for', () => `https://localhost:${port(stranger)}/`, 'certificate'],
    ['who is vouched for by another name', () => `https://127.0.0.1:${port(believed)}/`, 'certificate'],
    ['who speaks no TLS', () => `https://localhost:${port(plain)}/`, 'protocol'],
  ])('are not sent to %s', async (_who, url, fault) => {
    const before = receivers.map(({ received }) => received.length)
    expect((await tested(url())).outcome).toMatchObject({ state: 'failed', status: null, fault })
    expect(receivers.map(({ received }) => received.length)).toEqual(before)
  })
})
