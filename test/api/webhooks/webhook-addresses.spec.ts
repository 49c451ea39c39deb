import { HostAddressesService } from '../../../src/webhooks/sending/host-addresses.service.js'
import { expectLog } from '../../support/expected-log.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { type Receiver, startReceiver } from '../../support/receiver.js'
import { type Agent, owner, signIn } from '../../support/staff.js'
import { type Endpoint, webhooksPath } from '../../support/webhooks-admin.js'

describe('webhook to a non-public address (SSRF)', () => {
  let site: MailingSite
  let agent: Agent
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await startReceiver()
    site = await startMailingSite()
    agent = await signIn(site, owner)
  })
  afterAll(async () => {
    await site.close()
    await receiver.close()
  })

  const resolveTo = (...addresses: string[]) => {
    site.app.get(HostAddressesService).resolve = () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
  }
  const create = (url: string) => agent.post(webhooksPath).send({ url, events: ['contact.received'] })

  it.each([
    ['https://127.0.0.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://[::ffff:127.0.0.1]/', 'private'],
    ['https://localhost/', 'private'],
    ['http://example.com/', 'invalid'],
    ['https://example.com:22/', 'port'],
  ])('is not saved: %s', async (url, code) => {
    const { body } = await create(url).expect(422)
    expect(body).toMatchObject({ errors: [{ field: 'url', code: `webhookUrl.${code}` }] })
  })

  it('is not saved if any address of the host name is non-public', async () => {
    for (const address of ['127.0.0.1', '169.254.169.254', '::1', 'fd00::1', '64:ff9b::7f00:1']) {
      resolveTo('8.8.8.8', address)
      const { body } = await create('https://inner.example.com/').expect(422)
      expect(body).toMatchObject({ errors: [{ code: 'webhookUrl.private' }] })
    }
  })

  it('is not sent if the host name resolves differently than when it was saved', async () => {
    expectLog(/Delivery failed for webhook .* addressRefused/)
    resolveTo('8.8.8.8')
    const port = new URL(receiver.url).port
    const { id } = (await create(`https://rebound.example.com:${port}/`).expect(201)).body as Endpoint
    let asked = 0
    site.app.get(HostAddressesService).resolve = () => {
      asked++
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }])
    }
    const { body } = await agent.post(`${webhooksPath}/${id}/test`).expect(200)
    expect(body).toMatchObject({ state: 'failed', fault: 'addressRefused', status: null, answer: null })
    expect(asked).toBe(1)
    expect(receiver.received).toEqual([])
  })

  it('is not sent to an address saved while it was permitted', async () => {
    expectLog(/Delivery failed for webhook .* addressRefused/)
    resolveTo('8.8.8.8')
    const { id } = (await create('https://moved.example.com/').expect(201)).body as Endpoint
    for (const url of [receiver.url, receiver.url.replace('http:', 'https:')]) {
      await site.database.query('UPDATE webhook_endpoints SET url = $1 WHERE id = $2', [url, id])
      const { body } = await agent.post(`${webhooksPath}/${id}/test`).expect(200)
      expect(body).toMatchObject({ state: 'failed', fault: 'addressRefused' })
    }
    expect(receiver.received).toEqual([])
  })

  it('reports a host name without addresses as unknown', async () => {
    expectLog(/Delivery failed for webhook .* hostUnknown/)
    resolveTo()
    const { id } = (await create('https://gone.example.com/').expect(201)).body as Endpoint
    const { body } = await agent.post(`${webhooksPath}/${id}/test`).expect(200)
    expect(body).toMatchObject({ state: 'failed', fault: 'hostUnknown' })
  })
})
