import { expectLog } from '../../support/expected-log.js'
import { addColleague, auditedActions, signIn } from '../../support/staff.js'
import { type Delivery, message, webhooksAdmin, webhooksPath } from '../../support/webhooks-admin.js'

const DAY_MS = 24 * 3_600_000
const webhooks = webhooksAdmin()
const { create, read, log, post, deliver, pass } = webhooks

describe('webhook administration', () => {
  it('sends test messages and repeats deliveries with the same id', async () => {
    const endpoint = await create(['contact.received'])
    const { body } = await webhooks.agent.post(`${webhooksPath}/${endpoint.id}/test`).expect(200)
    const delivery = body as Delivery
    expect(delivery).toMatchObject({ type: 'webhook.test', state: 'delivered', status: 204 })
    expect(webhooks.receiver.verify(endpoint.secret)).toMatchObject({ type: 'webhook.test', data: {} })
    await webhooks.agent.post(`${webhooksPath}/${endpoint.id}/deliveries/${delivery.id}/redeliver`).expect(200)
    await deliver()
    expect(webhooks.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery.messageId,
      delivery.messageId,
    ])
    expect(await log(endpoint)).toMatchObject([{ state: 'delivered', attempts: 2 }])
    const other = await create(['contact.received'], 'http://127.0.0.1:9/')
    await webhooks.agent.post(`${webhooksPath}/${other.id}/deliveries/${delivery.id}/redeliver`).expect(404)
    await webhooks.agent.get(`${webhooksPath}/${other.id}/deliveries/${delivery.id}`).expect(404)
    expect(await auditedActions(webhooks.site)).toEqual(
      expect.arrayContaining(['webhook.tested', 'webhook.redelivered']),
    )
  })

  it('updates webhooks with optimistic locking, and removes them with their log', async () => {
    const endpoint = await create(['contact.received'])
    const put = (version: number, values: object) =>
      webhooks.agent.put(`${webhooksPath}/${endpoint.id}`).set('If-Match', `"${version}"`).send(values)
    const values = { url: endpoint.url, description: 'CRM', events: ['subscriber.confirmed'] }
    await put(1, values).expect(200).expect('ETag', '"2"')
    await put(1, values).expect(412)
    await webhooks.agent.put(`${webhooksPath}/${endpoint.id}`).send(values).expect(428)
    expect(await read(endpoint)).toMatchObject({ description: 'CRM', events: ['subscriber.confirmed'], version: 2 })
    await webhooks.agent.post(`${webhooksPath}/${endpoint.id}/test`).expect(200)
    await webhooks.agent.delete(`${webhooksPath}/${endpoint.id}`).expect(204)
    await webhooks.agent.delete(`${webhooksPath}/${endpoint.id}`).expect(404)
    expect(await webhooks.site.database.query('SELECT id FROM webhook_deliveries')).toEqual([])
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
  ])('refuses %j', async (wrong, field, code) => {
    const { body } = await webhooks.agent
      .post(webhooksPath)
      .send({ url: webhooks.receiver.url, events: ['contact.received'], ...wrong })
      .expect(422)
    expect(body).toMatchObject({ errors: [{ field, code }] })
  })

  it('limits webhooks to one per address and twenty in all', async () => {
    await create(['contact.received'])
    const again = await webhooks.agent
      .post(webhooksPath)
      .send({ url: webhooks.receiver.url, events: ['contact.received'] })
      .expect(422)
    expect(again.body).toMatchObject({ errors: [{ field: 'url', code: 'webhookUrl.taken' }] })
    for (let count = 1; count < 20; count++) await create(['contact.received'], `${webhooks.receiver.url}/${count}`)
    const many = await webhooks.agent
      .post(webhooksPath)
      .send({ url: `${webhooks.receiver.url}/x`, events: ['contact.received'] })
      .expect(409)
    expect(many.body).toMatchObject({ code: 'webhook.too_many' })
  })

  it('is restricted to administrators', async () => {
    const staff = await signIn(webhooks.site, await addColleague(webhooks.site, 'staff', 'djelatnik@example.com'))
    const { id } = await create(['contact.received'])
    await staff.get(webhooksPath).expect(403)
    await staff.get(`/admin/webhooks/${id}`).expect(403)
    await staff.post(`/admin/webhooks/${id}`).type('form').send({ action: 'rotate' }).expect(403)
  })
})

describe('webhook secret', () => {
  it('is shown once, stored encrypted, and returned by no response', async () => {
    const { id, secret } = await create(['contact.received'])
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const answers = [
      await webhooks.agent.get(webhooksPath),
      await webhooks.agent.get(`${webhooksPath}/${id}`),
      await webhooks.agent.get(`/admin/webhooks/${id}`),
    ]
    for (const { text } of answers) expect(text).not.toContain(secret.slice(6))
    const rows = JSON.stringify(await webhooks.site.database.query('SELECT * FROM webhook_endpoints'))
    expect(rows).not.toContain(secret.slice(6))
    expect(JSON.stringify(await webhooks.site.database.query('SELECT * FROM audit_events'))).not.toContain(
      secret.slice(6),
    )
  })

  it('is rotated with a day of overlap, in which both sign', async () => {
    const endpoint = await create(['contact.received'])
    const { body } = await webhooks.agent.post(`${webhooksPath}/${endpoint.id}/rotate-secret`).expect(200)
    const { secret } = body as { secret: string }
    expect(secret).not.toBe(endpoint.secret)
    expect(await read(endpoint)).toMatchObject({ previousSecretUntil: expect.any(String) })
    await post('/api/contact', message)
    await deliver()
    expect(webhooks.receiver.received[0]!.headers['webhook-signature']!.split(' ')).toHaveLength(2)
    webhooks.receiver.verify(secret)
    webhooks.receiver.verify(endpoint.secret)
    await pass(DAY_MS)
    expect(await read(endpoint)).toMatchObject({ previousSecretUntil: null })
    await post('/api/contact', message)
    await deliver()
    webhooks.receiver.verify(secret)
    expect(() => webhooks.receiver.verify(endpoint.secret)).toThrow('No matching signature')
  })

  it('is required for sending: nothing is sent after the loss of the installation’s secret', async () => {
    expectLog(/Delivery failed for webhook .* secretLost/)
    const endpoint = await create(['contact.received'])
    await webhooks.site.database.query(`UPDATE webhook_endpoints SET sealed_secret = 'x'`)
    await post('/api/contact', message)
    await deliver()
    expect(await log(endpoint)).toMatchObject([{ state: 'failed', fault: 'secretLost' }])
    expect(webhooks.receiver.received).toEqual([])
  })
})
