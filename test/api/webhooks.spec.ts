import request from 'supertest'
import { createApp } from '../../src/app.setup.js'
import { OutboxService } from '../../src/outbox/outbox.service.js'
import { WebhookDeliveryService } from '../../src/webhooks/deliveries/webhook-delivery.service.js'
import { HostAddressesService } from '../../src/webhooks/sending/host-addresses.service.js'
import { type MailingSite, startMailingSite } from '../support/mailing-site.js'
import { type Receiver, startReceiver } from '../support/receiver.js'
import { addColleague, type Agent, auditedActions, owner, signIn } from '../support/staff.js'

const api = '/api/admin/webhooks'
const message = { name: 'Ana Horvat', email: 'ana@example.com', subject: 'general', message: 'Dobar dan' }
const inquiry = { firstName: 'Iva', lastName: 'Perić', email: 'iva@example.com', phone: '+385 1 555 0199' }
const DAY_MS = 24 * 3_600_000

interface Endpoint {
  id: string
  version: number
  secret: string
  url: string
}

interface Delivery {
  id: string
  messageId: string
  type: string
  state: string
  attempts: number
  status: number | null
  fault: string | null
  body: string
  answer: string | null
  nextAttemptAt: string | null
}

describe('webhooks', () => {
  let site: MailingSite
  let agent: Agent
  let receiver: Receiver
  beforeAll(async () => {
    site = await startMailingSite({ webhookPrivateAddresses: true })
    agent = await signIn(site, owner)
  })
  beforeEach(async () => {
    receiver = await startReceiver()
  })
  afterEach(async () => {
    await site.database.query('DELETE FROM webhook_endpoints')
    await receiver.close()
  })
  afterAll(() => site.close())

  const create = async (events: string[], url = receiver.url) =>
    (await agent.post(api).send({ url, events }).expect(201)).body as Endpoint
  const read = async ({ id }: Endpoint) =>
    (await agent.get(`${api}/${id}`).expect(200)).body as Record<string, unknown> & { version: number }
  const log = async ({ id }: Endpoint) =>
    ((await agent.get(`${api}/${id}/deliveries`).expect(200)).body as { items: Delivery[] }).items
  const details = async ({ id }: Endpoint, delivery: Delivery) =>
    (await agent.get(`${api}/${id}/deliveries/${delivery.id}`).expect(200)).body as Delivery
  const post = async (path: string, body: object) => {
    const { body: receipt } = await request(site.http).post(path).send(body).expect(201)
    return receipt as { id: string; receivedAt: string }
  }
  /** Tells of all that has happened, and sends what is due. */
  const deliver = async () => {
    await site.app.get(OutboxService).tell()
    await site.app.get(WebhookDeliveryService).deliver()
    // What another round was at when this one began.
    await site.app.get(OutboxService).tell()
    await site.app.get(WebhookDeliveryService).deliver()
  }
  /** As if so much time had passed. */
  const pass = (milliseconds: number) =>
    site.database.query(
      `WITH later AS (
         UPDATE webhook_endpoints SET failing_since = failing_since - make_interval(secs => $1),
           previous_secret_until = previous_secret_until - make_interval(secs => $1)
       )
       UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at - make_interval(secs => $1),
         created_at = created_at - make_interval(secs => $1)`,
      [milliseconds / 1000],
    )
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    const begun = Date.now()
    while (!(await isSo())) {
      if (Date.now() - begun > 30_000) throw new Error('It does not come')
      await new Promise((next) => setTimeout(next, 20))
    }
  }
  const move = (id: string, status: string, version: number) =>
    agent.patch(`/api/admin/contact-messages/${id}`).set('If-Match', `"${version}"`).send({ status }).expect(200)

  describe('tell', () => {
    it('of a message, signed, with its id and nothing that a person wrote', async () => {
      const { secret } = await create(['contact.received'])
      const { id, receivedAt } = await post('/api/contact', message)
      await post('/api/franchise-inquiry', { ...inquiry, preferredLocation: 'Osijek' })
      await deliver()
      expect(receiver.received).toHaveLength(1)
      const { headers, body } = receiver.received[0]!
      expect(receiver.verify(secret)).toEqual({
        type: 'contact.received',
        timestamp: receivedAt,
        data: { id, kind: 'contact', status: 'new', location: null, language: 'hr', receivedAt },
      })
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'webhook-id': expect.stringMatching(/^msg_[\w-]{36}$/),
        'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
        'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
      })
      for (const word of ['Ana', 'example.com', 'Dobar']) expect(body).not.toContain(word)
      expect(() => receiver.verify('whsec_' + 'A'.repeat(32))).toThrow('No matching signature')
    })

    it('of an inquiry, a change of status and a subscriber', async () => {
      const events = ['franchise.received', 'lead.status_changed', 'subscriber.confirmed']
      const { secret } = await create(events)
      const { id: inquiryId } = await post('/api/franchise-inquiry', { ...inquiry, preferredLocation: 'Osijek' })
      const { id } = await post('/api/contact', message)
      await move(id, 'inProgress', 1)
      await request(site.http).post('/api/newsletter').send({ email: 'citatelj@example.com' }).expect(202)
      await site.database.query(
        `WITH confirmed AS (
           UPDATE newsletter_subscribers SET confirmed_at = now() WHERE email = 'citatelj@example.com' RETURNING id
         ) INSERT INTO outbox_events (type, subject_id) SELECT 'newsletter.confirmed', id::text FROM confirmed`,
      )
      await deliver()
      const told = receiver.received.map((each) => receiver.verify(secret, each))
      const of = (type: string) => told.filter((each) => each.type === type).map(({ data }) => data)
      expect(of('franchise.received')).toMatchObject([{ id: inquiryId, kind: 'franchise', status: 'new' }])
      expect(of('lead.status_changed')).toMatchObject([
        { id, kind: 'contact', previousStatus: 'new', status: 'inProgress' },
      ])
      expect(of('subscriber.confirmed')).toEqual([
        { id: expect.any(String), language: 'hr', confirmedAt: expect.any(String) },
      ])
      expect(told).toHaveLength(3)
      expect(JSON.stringify(told)).not.toContain('example.com')
    })

    it('of no spam, until it is restored, and then once', async () => {
      await create(['contact.received'])
      const { id } = await post('/api/contact', message)
      await deliver()
      await move(id, 'spam', 1)
      await move(id, 'new', 2)
      await deliver()
      expect(receiver.received).toHaveLength(1)
      const { id: spam } = await post('/api/contact', { ...message, message: 'Iz koša' })
      await site.database.query(`DELETE FROM outbox_events`)
      await site.database.query(`DELETE FROM webhook_deliveries`)
      await site.database.query(`UPDATE contact_messages SET status = 'spam' WHERE id = $1`, [spam])
      await move(spam, 'new', 1)
      await deliver()
      expect(JSON.parse(receiver.received.at(-1)!.body)).toMatchObject({ data: { id: spam, status: 'new' } })
    })

    it('each endpoint that is enabled, by one id, and none that is not', async () => {
      const others = [await startReceiver(), await startReceiver()] as const
      const endpoints = [
        await create(['contact.received']),
        await create(['contact.received'], others[0].url),
        await create(['contact.received'], others[1].url),
      ]
      await agent.post(`${api}/${endpoints[2]!.id}/disable`).expect(204)
      await post('/api/contact', message)
      await deliver()
      expect(others.map(({ received }) => received.length)).toEqual([1, 0])
      expect(others[0].received[0]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id'])
      expect(await log(endpoints[2]!)).toEqual([])
      await agent.post(`${api}/${endpoints[2]!.id}/enable`).expect(204)
      await deliver()
      expect(others[1].received).toEqual([])
      for (const other of others) await other.close()
    })
  })

  describe('that are not taken', () => {
    it('are tried again with the same id and body, and signed anew', async () => {
      receiver.answer((response) => response.writeHead(500).end('<b>Ne radi</b>\0'))
      const endpoint = await create(['contact.received'])
      await post('/api/contact', message)
      await deliver()
      const [failed] = await log(endpoint)
      expect(failed).toMatchObject({ state: 'failed', attempts: 1, status: 500, fault: 'status' })
      expect(new Date(failed!.nextAttemptAt!).getTime() - Date.now()).toBeLessThan(6000)
      expect((await details(endpoint, failed!)).answer).toBe('<b>Ne radi</b>')
      expect(await read(endpoint)).toMatchObject({ enabled: true, failingSince: expect.any(String) })

      receiver.answer((response) => response.writeHead(200).end('Hvala'))
      await pass(6000)
      await deliver()
      const [first, second] = receiver.received
      expect(second!.body).toBe(first!.body)
      expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
      receiver.verify(endpoint.secret, second)
      expect(await log(endpoint)).toMatchObject([{ state: 'delivered', attempts: 2, status: 200, fault: null }])
      expect(await read(endpoint)).toMatchObject({ failingSince: null })
    })

    it('are given up after ten attempts in three days, the endpoint is disabled, and the owner is told', async () => {
      receiver.answer((response) => response.writeHead(503).end())
      const endpoint = await create(['contact.received'])
      await post('/api/contact', message)
      for (let hours = 0; hours < 96; hours += 12) {
        await deliver()
        await pass(DAY_MS / 2)
      }
      for (let round = 0; round < 4; round++) {
        await deliver()
        await pass(DAY_MS)
      }
      expect(await read(endpoint)).toMatchObject({ enabled: false, disabledBecause: 'failing' })
      const [delivery] = await log(endpoint)
      const attempts = receiver.received.length
      expect(delivery!.attempts).toBe(attempts)
      await deliver()
      expect(receiver.received).toHaveLength(attempts)
      const [mail] = (await site.mails()).filter(({ kind }) => kind === 'webhook.disabled')
      expect(mail).toMatchObject({ recipient: owner.email, subjectId: endpoint.id })
      const { body } = await agent.get(`/api/admin/outgoing-mails/${mail!.id}`).expect(200)
      expect(body).toMatchObject({ subject: 'Webhook je isključen', text: expect.stringContaining(receiver.url) })
      expect((await auditedActions(site)).at(-2)).toBe('webhook.disabled')

      // What waits is sent when the endpoint is there again, what was given up is not.
      receiver.answer((response) => response.writeHead(204).end())
      await agent.post(`${api}/${endpoint.id}/enable`).expect(204)
      expect(await read(endpoint)).toMatchObject({ enabled: true, disabledBecause: null, failingSince: null })
    })

    it('are given up at once by who answers 410, and no more are sent there', async () => {
      receiver.answer((response) => response.writeHead(410).end())
      const endpoint = await create(['contact.received'])
      await post('/api/contact', message)
      await deliver()
      expect(await log(endpoint)).toMatchObject([{ state: 'givenUp', attempts: 1, status: 410 }])
      expect(await read(endpoint)).toMatchObject({ enabled: false, disabledBecause: 'gone' })
      await agent.post(`${api}/${endpoint.id}/test`).expect(409)
      await post('/api/contact', message)
      await deliver()
      expect(receiver.received).toHaveLength(1)
    })

    it('wait for as long as a busy receiver asks, and no longer than a day', async () => {
      receiver.answer((response) => response.writeHead(429, { 'Retry-After': '3600' }).end())
      const endpoint = await create(['contact.received'])
      await post('/api/contact', message)
      await deliver()
      const wait = async () => new Date((await log(endpoint))[0]!.nextAttemptAt!).getTime() - Date.now()
      expect(Math.abs((await wait()) - 3_600_000)).toBeLessThan(5000)
      receiver.answer((response) => response.writeHead(503, { 'Retry-After': '99999999' }).end())
      await pass(3_600_000)
      await deliver()
      expect(Math.abs((await wait()) - DAY_MS)).toBeLessThan(5000)
    })

    it('follow no redirect', async () => {
      const inner = await startReceiver()
      receiver.answer((response) => response.writeHead(307, { Location: inner.url }).end())
      const endpoint = await create(['contact.received'])
      await post('/api/contact', message)
      await deliver()
      expect(await log(endpoint)).toMatchObject([{ state: 'failed', status: 307, fault: 'redirect' }])
      expect(inner.received).toEqual([])
      await inner.close()
    })

    it.each<[string, Parameters<Receiver['answer']>[0], object]>([
      ['closes without a word', (_response, { socket }) => socket.destroy(), { fault: 'connection', status: null }],
      ['speaks no HTTP', (_response, { socket }) => socket.end('220 mail\r\n'), { fault: 'protocol', status: null }],
      [
        'changes the protocol',
        (response) => response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'x' }).end(),
        { fault: 'connection', status: null },
      ],
    ])('say in a word why, where a receiver %s', async (_what, respond, expected) => {
      receiver.answer(respond)
      const endpoint = await create(['contact.received'])
      await post('/api/contact', message)
      await deliver()
      expect(await log(endpoint)).toMatchObject([{ state: 'failed', ...expected }])
    })

    it('say in a word why, where nobody is there', async () => {
      const gone = await startReceiver()
      await gone.close()
      const endpoint = await create(['contact.received'], gone.url)
      await post('/api/contact', message)
      await deliver()
      const [delivery] = await log(endpoint)
      expect(delivery).toMatchObject({ state: 'failed', fault: 'connection', status: null })
      expect(JSON.stringify(await details(endpoint, delivery!))).not.toMatch(/ECONN|127\.0\.0\.1/)
    })

    it('hold up nobody else: not by silence, which ends after fifteen seconds, nor by an answer without end', async () => {
      const endless = await startReceiver((response) => {
        response.writeHead(200)
        const more = setInterval(() => response.write('x'.repeat(65_536)), 1)
        response.on('close', () => clearInterval(more))
      })
      const quick = await startReceiver()
      receiver.answer(() => undefined)
      const silent = await create(['contact.received'])
      const long = await create(['contact.received'], endless.url)
      const fast = await create(['contact.received'], quick.url)
      for (let count = 0; count < 3; count++) await post('/api/contact', message)
      await site.app.get(OutboxService).tell()
      const begun = Date.now()
      await site.app.get(WebhookDeliveryService).openLanes()
      await until(() => quick.received.length === 3)
      expect(Date.now() - begun).toBeLessThan(10_000)
      await until(async () => (await log(fast)).every(({ state }) => state === 'delivered'))
      expect(receiver.received.length).toBeLessThanOrEqual(2)
      await until(async () => (await log(long)).every(({ state }) => state === 'delivered'))
      const answers = await Promise.all((await log(long)).map((delivery) => details(long, delivery)))
      expect(answers.map(({ answer }) => answer!.length)).toEqual([1024, 1024, 1024])
      await until(async () => (await log(silent)).filter(({ fault }) => fault === 'timeout').length === 2)
      expect(Date.now() - begun).toBeGreaterThan(14_000)
      await endless.close()
      await quick.close()
    })
  })

  describe('have a secret', () => {
    it('that is shown once, kept sealed, and told by no answer', async () => {
      const { id, secret } = await create(['contact.received'])
      expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
      const answers = [await agent.get(api), await agent.get(`${api}/${id}`), await agent.get(`/admin/webhooks/${id}`)]
      for (const { text } of answers) expect(text).not.toContain(secret.slice(6))
      const rows = JSON.stringify(await site.database.query('SELECT * FROM webhook_endpoints'))
      expect(rows).not.toContain(secret.slice(6))
      expect(JSON.stringify(await site.database.query('SELECT * FROM audit_events'))).not.toContain(secret.slice(6))
    })

    it('and a new one, beside which the old one signs for a day', async () => {
      const endpoint = await create(['contact.received'])
      const { body } = await agent.post(`${api}/${endpoint.id}/rotate-secret`).expect(200)
      const { secret } = body as { secret: string }
      expect(secret).not.toBe(endpoint.secret)
      expect(await read(endpoint)).toMatchObject({ previousSecretUntil: expect.any(String) })
      await post('/api/contact', message)
      await deliver()
      expect(receiver.received[0]!.headers['webhook-signature']!.split(' ')).toHaveLength(2)
      receiver.verify(secret)
      receiver.verify(endpoint.secret)
      await pass(DAY_MS)
      expect(await read(endpoint)).toMatchObject({ previousSecretUntil: null })
      await post('/api/contact', message)
      await deliver()
      receiver.verify(secret)
      expect(() => receiver.verify(endpoint.secret)).toThrow('No matching signature')
    })

    it('without which nothing is sent: after the loss of that of the installation', async () => {
      const endpoint = await create(['contact.received'])
      await site.database.query(`UPDATE webhook_endpoints SET sealed_secret = 'x'`)
      await post('/api/contact', message)
      await deliver()
      expect(await log(endpoint)).toMatchObject([{ state: 'failed', fault: 'secretLost' }])
      expect(receiver.received).toEqual([])
    })
  })

  describe('of the owner', () => {
    it('are tested, and sent again by the same id', async () => {
      const endpoint = await create(['contact.received'])
      const { body } = await agent.post(`${api}/${endpoint.id}/test`).expect(200)
      const delivery = body as Delivery
      expect(delivery).toMatchObject({ type: 'webhook.test', state: 'delivered', status: 204 })
      expect(receiver.verify(endpoint.secret)).toMatchObject({ type: 'webhook.test', data: {} })
      await agent.post(`${api}/${endpoint.id}/deliveries/${delivery.id}/redeliver`).expect(200)
      await deliver()
      expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
        delivery.messageId,
        delivery.messageId,
      ])
      expect(await log(endpoint)).toMatchObject([{ state: 'delivered', attempts: 1 }])
      const other = await create(['contact.received'], 'http://127.0.0.1:9/')
      await agent.post(`${api}/${other.id}/deliveries/${delivery.id}/redeliver`).expect(404)
      await agent.get(`${api}/${other.id}/deliveries/${delivery.id}`).expect(404)
      expect(await auditedActions(site)).toEqual(expect.arrayContaining(['webhook.tested', 'webhook.redelivered']))
    })

    it('are changed by who has seen what they change, and removed with their log', async () => {
      const endpoint = await create(['contact.received'])
      const put = (version: number, values: object) =>
        agent.put(`${api}/${endpoint.id}`).set('If-Match', `"${version}"`).send(values)
      const values = { url: endpoint.url, description: 'CRM', events: ['subscriber.confirmed'] }
      await put(1, values).expect(200).expect('ETag', '"2"')
      await put(1, values).expect(412)
      await agent.put(`${api}/${endpoint.id}`).send(values).expect(428)
      expect(await read(endpoint)).toMatchObject({ description: 'CRM', events: ['subscriber.confirmed'], version: 2 })
      await agent.post(`${api}/${endpoint.id}/test`).expect(200)
      await agent.delete(`${api}/${endpoint.id}`).expect(204)
      await agent.delete(`${api}/${endpoint.id}`).expect(404)
      expect(await site.database.query('SELECT id FROM webhook_deliveries')).toEqual([])
    })

    it.each([
      [{ url: 'http://' }, 'url', 'webhookUrl.invalid'],
      [{ url: 'nonsense' }, 'url', 'webhookUrl.invalid'],
      [{ url: '' }, 'url', 'webhookUrl.required'],
      [{ url: null }, 'url', 'webhookUrl.required'],
      [{ url: 5 }, 'url', 'invalid'],
      [{ url: `https://example.com/${'x'.repeat(500)}` }, 'url', 'tooLong'],
      [{ url: 'https://ana:secret@example.com/' }, 'url', 'webhookUrl.credentials'],
      [{ events: [] }, 'events', 'webhookEvents.required'],
      [{ events: ['contact.received', 'contact.received'] }, 'events', 'invalid'],
      [{ events: ['contact.erased'] }, 'events', 'invalid'],
      [{ events: 'contact.received' }, 'events', 'invalid'],
      [{ secret: 'whsec_x' }, 'secret', 'unknownField'],
    ])('are refused with %j', async (wrong, field, code) => {
      const { body } = await agent
        .post(api)
        .send({ url: receiver.url, events: ['contact.received'], ...wrong })
        .expect(422)
      expect(body).toMatchObject({ errors: [{ field, code }] })
    })

    it('have one address each, and are twenty at most', async () => {
      await create(['contact.received'])
      const again = await agent
        .post(api)
        .send({ url: receiver.url, events: ['contact.received'] })
        .expect(422)
      expect(again.body).toMatchObject({ errors: [{ field: 'url', code: 'webhookUrl.taken' }] })
      for (let count = 1; count < 20; count++) await create(['contact.received'], `${receiver.url}/${count}`)
      const many = await agent
        .post(api)
        .send({ url: `${receiver.url}/x`, events: ['contact.received'] })
        .expect(409)
      expect(many.body).toMatchObject({ code: 'webhook.too_many' })
    })

    it('are none of the other staff', async () => {
      const staff = await signIn(site, await addColleague(site, 'staff', 'djelatnik@example.com'))
      const { id } = await create(['contact.received'])
      await staff.get(api).expect(403)
      await staff.get(`/admin/webhooks/${id}`).expect(403)
      await staff.post(`/admin/webhooks/${id}`).type('form').send({ action: 'rotate' }).expect(403)
    })
  })

  it('go with the person that they tell of', async () => {
    const endpoint = await create(['contact.received', 'lead.status_changed'])
    const email = 'zaboravljena@example.com'
    const { id } = await post('/api/contact', { ...message, email })
    await deliver()
    await move(id, 'inProgress', 1)
    expect(await log(endpoint)).toHaveLength(1)
    await agent.post('/api/admin/personal-data/erasure').send({ email }).expect(200)
    await deliver()
    expect(await log(endpoint)).toEqual([])
    expect(receiver.received).toHaveLength(1)
  })
})

describe('webhooks to what is not on the internet', () => {
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
  const create = (url: string) => agent.post(api).send({ url, events: ['contact.received'] })

  it.each([
    ['https://127.0.0.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://[::ffff:127.0.0.1]/', 'private'],
    ['https://localhost/', 'private'],
    ['http://example.com/', 'invalid'],
    ['https://example.com:22/', 'port'],
  ])('are not saved: %s', async (url, code) => {
    const { body } = await create(url).expect(422)
    expect(body).toMatchObject({ errors: [{ field: 'url', code: `webhookUrl.${code}` }] })
  })

  it('are not saved with a name that leads there, whatever else it leads to', async () => {
    for (const address of ['127.0.0.1', '169.254.169.254', '::1', 'fd00::1', '64:ff9b::7f00:1']) {
      resolveTo('8.8.8.8', address)
      const { body } = await create('https://inner.example.com/').expect(422)
      expect(body).toMatchObject({ errors: [{ code: 'webhookUrl.private' }] })
    }
  })

  it('are not sent there when a name leads elsewhere than when it was saved', async () => {
    resolveTo('8.8.8.8')
    const port = new URL(receiver.url).port
    const { id } = (await create(`https://rebound.example.com:${port}/`).expect(201)).body as Endpoint
    let asked = 0
    site.app.get(HostAddressesService).resolve = () => {
      asked++
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }])
    }
    const { body } = await agent.post(`${api}/${id}/test`).expect(200)
    expect(body).toMatchObject({ state: 'failed', fault: 'addressRefused', status: null, answer: null })
    expect(asked).toBe(1)
    expect(receiver.received).toEqual([])
  })

  it('are not sent to what was saved while it was allowed', async () => {
    resolveTo('8.8.8.8')
    const { id } = (await create('https://moved.example.com/').expect(201)).body as Endpoint
    for (const url of [receiver.url, receiver.url.replace('http:', 'https:')]) {
      await site.database.query('UPDATE webhook_endpoints SET url = $1 WHERE id = $2', [url, id])
      const { body } = await agent.post(`${api}/${id}/test`).expect(200)
      expect(body).toMatchObject({ state: 'failed', fault: 'addressRefused' })
    }
    expect(receiver.received).toEqual([])
  })
})

/** The embedded database is one process's own. */
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip

onServer('webhooks, with two processes on one database', () => {
  it('are sent by one of them', async () => {
    const receiver = await startReceiver()
    const site = await startMailingSite({ webhookPrivateAddresses: true })
    const other = await createApp(site.environment)
    await other.init()
    const agent = await signIn(site, owner)
    await agent
      .post(api)
      .send({ url: receiver.url, events: ['contact.received'] })
      .expect(201)
    const ids: string[] = []
    for (let count = 0; count < 40; count++) {
      const { body } = await request(site.http).post('/api/contact').send(message).expect(201)
      ids.push((body as { id: string }).id)
    }
    await site.app.get(OutboxService).tell()
    const workers = [site.app.get(WebhookDeliveryService), other.get(WebhookDeliveryService)]
    while (receiver.received.length < 40) await Promise.all(workers.map((worker) => worker.deliver()))
    await Promise.all(workers.map((worker) => worker.deliver()))
    const told = receiver.received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id)
    expect(told.sort()).toEqual(ids.sort())
    await other.close()
    await site.close()
    await receiver.close()
  })
})
