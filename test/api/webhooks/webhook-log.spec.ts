import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { DeliveryOutcomesService } from '../../../src/webhooks/deliveries/delivery-outcomes.service.js'
import { WebhookDelivery } from '../../../src/webhooks/deliveries/webhook-delivery.entity.js'
import { WebhookDeliveryService } from '../../../src/webhooks/deliveries/webhook-delivery.service.js'
import { WebhookEndpoint } from '../../../src/webhooks/endpoints/webhook-endpoint.entity.js'
import { allowLog, expectLog } from '../../support/expected-log.js'
import { type Received, startReceiver } from '../../support/receiver.js'
import { until } from '../../support/until.js'
import { type Endpoint, message, webhooksAdmin, webhooksPath } from '../../support/webhooks-admin.js'

const DAY_MS = 24 * 3_600_000
/** Below the site's time limit of 15 s for a receiver. */
const SILENCE_MS = 14_000
const webhooks = webhooksAdmin()
const { create, deliver, details, log, pass, post, read } = webhooks

const redeliver = async ({ id }: Endpoint, delivery: { id: string }) =>
  (await webhooks.agent.post(`${webhooksPath}/${id}/deliveries/${delivery.id}/redeliver`).expect(200)).body as object

describe('webhook log', () => {
  beforeEach(() => allowLog(/^warn \[webhooks\] Delivery failed for webhook contact\.received/))
  it('has an entry for each attempt: status, failure, duration, and time of the next attempt', async () => {
    webhooks.receiver.answer((response) => response.writeHead(500).end())
    const endpoint = await create(['contact.received'])
    await post('/api/contact', message)
    await deliver()
    webhooks.receiver.answer((response) => response.writeHead(204).end())
    await pass(6000)
    await deliver()
    const [delivery] = await log(endpoint)
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 2, status: 204, fault: null, nextAttemptAt: null })
    const line = { at: expect.any(String), milliseconds: expect.any(Number) }
    expect((await details(endpoint, delivery!)).log).toEqual([
      { ...line, number: 2, status: 204, fault: null, nextAttemptAt: null },
      { ...line, number: 1, status: 500, fault: 'status', nextAttemptAt: expect.any(String) },
    ])
    const page = await webhooks.agent.get(`/admin/webhooks/${endpoint.id}/deliveries/${delivery!.id}`).expect(200)
    expect(page.text.match(/<tr/g)).toHaveLength(3)
  })

  it('continues after a manual retry, whose backoff starts over', async () => {
    webhooks.receiver.answer((response) => response.writeHead(500).end())
    const endpoint = await create(['contact.received'])
    await post('/api/contact', message)
    await deliver()
    for (const milliseconds of [6000, 6 * 60_000]) {
      await pass(milliseconds)
      await deliver()
    }
    // The next attempt is not due, so only the manual retry sends.
    const [delivery] = await log(endpoint)
    expect(await redeliver(endpoint, delivery!)).toMatchObject({ state: 'failed', attempts: 4 })
    const [again] = await log(endpoint)
    expect(new Date(again!.nextAttemptAt!).getTime() - Date.now()).toBeLessThan(6000)
    expect((await details(endpoint, again!)).log).toMatchObject([
      { number: 4 },
      { number: 3 },
      { number: 2 },
      { number: 1 },
    ])
  })

  it('stores the result of an attempt that a manual retry has overtaken, without other changes', async () => {
    const endpoint = await create(['contact.received'])
    await post('/api/contact', message)
    await deliver()
    const manager = webhooks.site.database.manager
    const overtaken = await manager.findOneByOrFail(WebhookDelivery, { endpointId: endpoint.id })
    await redeliver(endpoint, overtaken)
    const sentTo = await manager.findOneByOrFail(WebhookEndpoint, { id: endpoint.id })
    const failure = { fault: 'status', status: 500, milliseconds: 20_000 } as const
    await webhooks.site.app.get(DeliveryOutcomesService).note(sentTo, overtaken, failure)
    const [delivery] = await log(endpoint)
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 2, status: 204, fault: null, nextAttemptAt: null })
    expect((await details(endpoint, delivery!)).log).toMatchObject([
      { number: 2, status: 204 },
      { number: 1, status: 204 },
      { number: 1, status: 500 },
    ])
  })
})

describe('changed address of an endpoint', () => {
  beforeEach(() => allowLog(/^warn \[webhooks\] Delivery failed for webhook contact\.received/))
  const moveTo = async (endpoint: Endpoint, url: string) => {
    const { version } = await read(endpoint)
    const values = { url, events: ['contact.received'] }
    await webhooks.agent.put(`${webhooksPath}/${endpoint.id}`).set('If-Match', `"${version}"`).send(values).expect(200)
  }

  it('is not disabled by a late response of the previous address', async () => {
    const next = await startReceiver()
    const endpoint = await create(['contact.received'])
    let answer = () => {}
    webhooks.receiver.answer((response) => (answer = () => response.writeHead(410).end()))
    await post('/api/contact', message)
    await webhooks.site.app.get(OutboxService).dispatchPending()
    const sent = webhooks.site.app.get(WebhookDeliveryService).deliver()
    await until(() => webhooks.receiver.received.length === 1)
    await moveTo(endpoint, next.url)
    answer()
    await sent
    expect(await read(endpoint)).toMatchObject({ enabled: true, disabledBecause: null, failingSince: null })
    await post('/api/contact', message)
    await deliver()
    expect(next.received).toHaveLength(1)
    await next.close()
  })

  it('has three days of its own', async () => {
    const next = await startReceiver((response) => response.writeHead(500).end())
    webhooks.receiver.answer((response) => response.writeHead(500).end())
    const endpoint = await create(['contact.received'])
    await post('/api/contact', message)
    await deliver()
    await pass(2.9 * DAY_MS)
    await moveTo(endpoint, `${next.url}/other`)
    await pass(0.2 * DAY_MS) // together with the time of the previous address, three days would be over
    await deliver()
    expect(next.received.length).toBeGreaterThan(0)
    expect(await read(endpoint)).toMatchObject({ enabled: true, failingSince: expect.any(String) })
    await next.close()
  })
})

it('a test message reports its result while another endpoint hangs', async () => {
  expectLog(/^warn \[webhooks\] Delivery failed for webhook contact\.received/)
  const held: Received[] = []
  const silent = await startReceiver((_response, request) => void held.push(request as unknown as Received))
  const quick = await create(['subscriber.confirmed'])
  await create(['contact.received'], silent.url)
  await post('/api/contact', message)
  await webhooks.site.app.get(OutboxService).dispatchPending()
  void webhooks.site.app.get(WebhookDeliveryService).openLanes()
  await until(() => held.length === 1)
  const begun = Date.now()
  const { body } = await webhooks.agent.post(`${webhooksPath}/${quick.id}/test`).expect(200)
  expect(body).toMatchObject({ state: 'delivered' })
  expect(Date.now() - begun).toBeLessThan(SILENCE_MS)
  await silent.close()
})
