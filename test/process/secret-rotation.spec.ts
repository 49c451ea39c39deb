import { administrator } from '../support/administrator.js'
import { contactMessage } from '../support/contact-message.js'
import { type Receiver, startReceiver } from '../support/receiver.js'
import { type ServerProcess, startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

const [FIRST, SECOND] = ['the first secret of this installation', 'the second secret of this installation']

describe('replacing SESSION_SECRET', () => {
  const storage = siteStorage('migrated')
  let receiver: Receiver
  let oldSession: string
  let renewedSession: string
  let webhookSecret: string
  let site: ServerProcess
  beforeAll(async () => {
    receiver = await startReceiver()
    site = await startWith(FIRST)
    const signedIn = await post('/api/admin/session', administrator)
    oldSession = sessionOf(signedIn)
    const endpoint = { url: receiver.url, events: ['contact.received'] }
    const created = await post('/api/admin/webhooks', endpoint, oldSession)
    webhookSecret = ((await created.json()) as { secret: string }).secret
    await site.kill('SIGTERM')

    site = await startWith(`${SECOND}, ${FIRST}`)
    const response = await readSession(oldSession)
    expect(response.status).toBe(200)
    renewedSession = sessionOf(response)
    await site.kill('SIGTERM')

    site = await startWith(SECOND)
  })
  afterAll(() => receiver.close())

  const startWith = (secrets: string) =>
    startServer({
      ...storage.variables,
      ...{ SESSION_SECRET: secrets, ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
      WEBHOOK_PRIVATE_ADDRESSES: 'allow',
    })
  const sessionOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0]!)
      .join('; ')
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie }
    const response = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(response.ok).toBe(true)
    return response
  }
  const readSession = (cookie: string) => fetch(`${site.url}/api/admin/session`, { headers: { Cookie: cookie } })

  it('keeps sessions that were used while both secrets were set', async () => {
    expect(await readSession(renewedSession)).toHaveProperty('status', 200)
  })

  it('ends sessions signed only with the old secret', async () => {
    expect(await readSession(oldSession)).toHaveProperty('status', 401)
  })

  it('keeps the signing secrets of webhooks', async () => {
    await post('/api/contact', contactMessage({ name: 'Ana' }))
    while (receiver.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    receiver.verify(webhookSecret)
  })
})
