import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { WebhookDeliveryService } from '../../../src/webhooks/deliveries/webhook-delivery.service.js'
import { allowLog } from '../../support/expected-log.js'
import { type Receiver, startReceiver } from '../../support/receiver.js'
import { auditedActions, owner } from '../../support/staff.js'
import { until } from '../../support/until.js'
import { message, webhooksAdmin, webhooksPath } from '../../support/webhooks-admin.js'

/** Time limit of an attempt. */
const ATTEMPT_MS = 15_000
const DAY_MS = 24 * 3_600_000
/** Port of the system, which no parallel test can get. */
const UNUSED_PORT = 2
const webhooks = webhooksAdmin()
const { create, read, log, details, post, deliver, pass } = webhooks

describe('failed webhook delivery', () => {
  const service = () => webhooks.site.app.get(WebhookDeliveryService)
  afterEach(() => {
    service().attemptMs = ATTEMPT_MS
  })
  beforeEach(() => allowLog(/^warn \[webhooks\] Delivery failed for webhook contact\.received/))
  it('is retried with the same id and body and a new signature', async () => {
    webhooks.receiver.answer((response) => response.writeHead(500).end('<b>Ne radi</b>\0'))
    const endpoint = await create(['contact.received'])
    await post('/api/contact', message)
    await deliver()
    const [failed] = await log(endpoint)
    expect(failed).toMatchObject({ state: 'failed', attempts: 1, status: 500, fault: 'status' })
    expect(new Date(failed!.nextAttemptAt!).getTime() - Date.now()).toBeLessThan(6000)
    expect((await details(endpoint, failed!)).answer).toBe('<b>Ne radi</b>')
    expect(await read(endpoint)).toMatchObject({ enabled: true, failingSince: expect.any(String) })

    webhooks.receiver.answer((response) => response.writeHead(200).end('Hvala'))
    await pass(6000)
    await deliver()
    const [first, second] = webhooks.receiver.received
    expect(second!.body).toBe(first!.body)
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    webhooks.receiver.verify(endpoint.secret, second)
    expect(await log(endpoint)).toMatchObject([{ state: 'delivered', attempts: 2, status: 200, fault: null }])
    expect(await read(endpoint)).toMatchObject({ failingSince: null })
  })

  it('is given up after ten attempts in three days, which disables the endpoint and notifies administrators', async () => {
    webhooks.receiver.answer((response) => response.writeHead(503).end())
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
    const attempts = webhooks.receiver.received.length
    expect(delivery!.attempts).toBe(attempts)
    await deliver()
    expect(webhooks.receiver.received).toHaveLength(attempts)
    const [mail] = (await webhooks.site.mails()).filter(({ kind }) => kind === 'webhook.disabled')
    expect(mail).toMatchObject({ recipient: owner.email, subjectId: endpoint.id })
    const { body } = await webhooks.agent.get(`/api/admin/outgoing-mails/${mail!.id}`).expect(200)
    expect(body).toMatchObject({
      subject: 'Webhook je isključen',
      text: expect.stringContaining(new URL(webhooks.receiver.url).host),
    })
    expect((await auditedActions(webhooks.site)).at(-2)).toBe('webhook.disabled')

    // Pending deliveries are sent after re-enabling, abandoned ones are not.
    webhooks.receiver.answer((response) => response.writeHead(204).end())
    await webhooks.agent.post(`${webhooksPath}/${endpoint.id}/enable`).expect(204)
    expect(await read(endpoint)).toMatchObject({ enabled: true, disabledBecause: null, failingSince: null })
  })

  it('does not deadlock with the removal of its endpoint', async () => {
    let fail: (() => void) | undefined
    webhooks.receiver.answer((response) => (fail = () => response.writeHead(500).end()))
    const endpoint = await create(['contact.received'])
    await post('/api/contact', message)
    const delivered = deliver()
    await until(() => fail !== undefined)
    const { database } = webhooks.site
    const isWaiting = async () => {
      const sessions = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
      return (await database.query<object[]>(sessions)).length > 0
    }
    await database.transaction(async (manager) => {
      await manager.query(`SET LOCAL deadlock_timeout = '10ms'`) // so that the removal would fail
      await manager.query('SELECT FROM webhook_endpoints WHERE id = $1 FOR UPDATE', [endpoint.id])
      fail!()
      await until(isWaiting)
      await manager.query('DELETE FROM webhook_endpoints WHERE id = $1', [endpoint.id])
    })
    await delivered
    expect(await database.query(`SELECT FROM webhook_deliveries WHERE endpoint_id = '${endpoint.id}'`)).toEqual([])
  })

  it('is given up immediately on 410, which stops further deliveries', async () => {
    webhooks.receiver.answer((response) => response.writeHead(410).end())
    const endpoint = await create(['contact.received'])
    await post('/api/contact', message)
    await deliver()
    expect(await log(endpoint)).toMatchObject([{ state: 'givenUp', attempts: 1, status: 410 }])
    expect(await read(endpoint)).toMatchObject({ enabled: false, disabledBecause: 'gone' })
    await webhooks.agent.post(`${webhooksPath}/${endpoint.id}/test`).expect(409)
    await post('/api/contact', message)
    await deliver()
    expect(webhooks.receiver.received).toHaveLength(1)
  })

  it('waits as long as Retry-After requests, at most a day', async () => {
    webhooks.receiver.answer((response) => response.writeHead(429, { 'Retry-After': '3600' }).end())
    const endpoint = await create(['contact.received'])
    await post('/api/contact', message)
    await deliver()
    const wait = async () => new Date((await log(endpoint))[0]!.nextAttemptAt!).getTime() - Date.now()
    expect(Math.abs((await wait()) - 3_600_000)).toBeLessThan(5000)
    webhooks.receiver.answer((response) => response.writeHead(503, { 'Retry-After': '99999999' }).end())
    await pass(3_600_000)
    await deliver()
    expect(Math.abs((await wait()) - DAY_MS)).toBeLessThan(5000)
  })

  it('follows no redirect', async () => {
    const inner = await startReceiver()
    webhooks.receiver.answer((response) => response.writeHead(307, { Location: inner.url }).end())
    const endpoint = await create(['contact.received'])
    await post('/api/contact', message)
    await deliver()
    expect(await log(endpoint)).toMatchObject([{ state: 'failed', status: 307, fault: 'redirect' }])
    expect(inner.received).toEqual([])
    await inner.close()
  })

  it.each<[string, Parameters<Receiver['answer']>[0], object]>([
    [
      'closes the connection without a response',
      (_response, { socket }) => socket.destroy(),
      { fault: 'connection', status: null },
    ],
    ['does not speak HTTP', (_response, { socket }) => socket.end('220 mail\r\n'), { fault: 'protocol', status: null }],
    [
      'changes the protocol',
      (response) => response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'x' }).end(),
      { fault: 'connection', status: null },
    ],
  ])('records a short reason when a receiver %s', async (_what, respond, expected) => {
    webhooks.receiver.answer(respond)
    const endpoint = await create(['contact.received'])
    await post('/api/contact', message)
    await deliver()
    expect(await log(endpoint)).toMatchObject([{ state: 'failed', ...expected }])
  })

  it('records a short reason when there is no receiver', async () => {
    const endpoint = await create(['contact.received'], `http://127.0.0.1:${UNUSED_PORT}/`)
    await post('/api/contact', message)
    await deliver()
    const [delivery] = await log(endpoint)
    expect(delivery).toMatchObject({ state: 'failed', fault: 'connection', status: null })
    expect(JSON.stringify(await details(endpoint, delivery!))).not.toMatch(/ECONN|127\.0\.0\.1/)
  })

  it('ends after fifteen seconds without a response', async () => {
    expect(service().attemptMs).toBe(ATTEMPT_MS)
    service().attemptMs = 100
    webhooks.receiver.answer(() => undefined)
    const silent = await create(['contact.received'])
    await post('/api/contact', message)
    await deliver()
    expect(await log(silent)).toMatchObject([{ state: 'failed', attempts: 1, fault: 'timeout', status: null }])
  })

  it('does not delay other endpoints: neither by silence nor by an endless response', async () => {
    const endless = await startReceiver((response) => {
      response.writeHead(200)
      const more = setInterval(() => response.write('x'.repeat(65_536)), 1)
      response.on('close', () => clearInterval(more))
    })
    const quick = await startReceiver()
    webhooks.receiver.answer(() => undefined)
    const silent = await create(['contact.received'])
    const long = await create(['contact.received'], endless.url)
    const fast = await create(['contact.received'], quick.url)
    for (let count = 0; count < 3; count++) await post('/api/contact', message)
    await webhooks.site.app.get(OutboxService).dispatchPending()
    service().attemptMs = 20 * ATTEMPT_MS // so that the silent ones end last, however slow this machine is
    await service().openLanes()
    await until(() => quick.received.length === 3)
    await until(async () => (await log(fast)).every(({ state }) => state === 'delivered'))
    await until(async () => (await log(long)).every(({ state }) => state === 'delivered'))
    const answers = await Promise.all((await log(long)).map((delivery) => details(long, delivery)))
    expect(answers.map(({ answer }) => answer!.length)).toEqual([1024, 1024, 1024])
    expect(webhooks.receiver.received.length).toBeLessThanOrEqual(2)
    expect((await log(silent)).map(({ fault }) => fault)).toEqual([null, null, null])
    await endless.close()
    await quick.close()
  })
})
