import request from 'supertest'
import { AnswerDeadlinesService } from '../../../src/leads/deadlines/answer-deadlines.service.js'
import { startReceiver } from '../../support/receiver.js'
import { message, webhooksAdmin, webhooksPath } from '../../support/webhooks-admin.js'

const inquiry = { firstName: 'Iva', lastName: 'Perić', email: 'iva@example.com', phone: '+385 1 555 0199' }
const webhooks = webhooksAdmin()
const { create, log, post, deliver, move } = webhooks

describe('webhook delivery', () => {
  it('reports a message, signed, with its id and without personal data', async () => {
    const { secret } = await create(['contact.received'])
    const { id, receivedAt } = await post('/api/contact', message)
    await post('/api/franchise-inquiry', { ...inquiry, preferredLocation: 'Osijek' })
    await deliver()
    expect(webhooks.receiver.received).toHaveLength(1)
    const { headers, body } = webhooks.receiver.received[0]!
    expect(webhooks.receiver.verify(secret)).toEqual({
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
    expect(() => webhooks.receiver.verify('whsec_' + 'A'.repeat(32))).toThrow('No matching signature')
  })

  it('reports an inquiry, a status change and a subscriber', async () => {
    const events = ['franchise.received', 'lead.status_changed', 'subscriber.confirmed']
    const { secret } = await create(events)
    const { id: inquiryId } = await post('/api/franchise-inquiry', { ...inquiry, preferredLocation: 'Osijek' })
    const { id } = await post('/api/contact', message)
    await move(id, 'inProgress', 1)
    await request(webhooks.site.http).post('/api/newsletter').send({ email: 'citatelj@example.com' }).expect(202)
    await webhooks.site.database.query(
      `WITH confirmed AS (
         UPDATE newsletter_subscribers SET confirmed_at = now() WHERE email = 'citatelj@example.com' RETURNING id
       ) INSERT INTO outbox_events (type, subject_id) SELECT 'newsletter.confirmed', id::text FROM confirmed`,
    )
    await deliver()
    const told = webhooks.receiver.received.map((each) => webhooks.receiver.verify(secret, each))
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

  it('reports a lead that has no answer by its deadline', async () => {
    const { secret } = await create(['lead.overdue'])
    const { id, receivedAt } = await post('/api/contact', message)
    const { id: answered } = await post('/api/contact', { ...message, email: 'iva@example.com' })
    await deliver()
    await move(answered, 'answered', 1)
    await webhooks.site.database.query('UPDATE answer_deadlines SET alert_at = now() WHERE lead_id = ANY ($1)', [
      [id, answered],
    ])
    await webhooks.site.app.get(AnswerDeadlinesService).announce()
    await deliver()
    expect(webhooks.receiver.received).toHaveLength(1)
    const dueAt = expect.stringMatching(/^20/) as string
    expect(webhooks.receiver.verify(secret)).toEqual({
      type: 'lead.overdue',
      timestamp: dueAt,
      data: { id, kind: 'contact', status: 'new', location: null, language: 'hr', receivedAt, dueAt },
    })
  })

  it('excludes spam until it is restored, and then sends once', async () => {
    await create(['contact.received'])
    const { id } = await post('/api/contact', message)
    await deliver()
    await move(id, 'spam', 1)
    await move(id, 'new', 2)
    await deliver()
    expect(webhooks.receiver.received).toHaveLength(1)
    const { id: spam } = await post('/api/contact', { ...message, message: 'Iz koša' })
    await webhooks.site.database.query(`DELETE FROM outbox_events`)
    await webhooks.site.database.query(`DELETE FROM webhook_deliveries`)
    await webhooks.site.database.query(`UPDATE contact_messages SET status = 'spam' WHERE id = $1`, [spam])
    await move(spam, 'new', 1)
    await deliver()
    expect(JSON.parse(webhooks.receiver.received.at(-1)!.body)).toMatchObject({ data: { id: spam, status: 'new' } })
  })

  it('goes to each enabled endpoint with the same id', async () => {
    const others = [await startReceiver(), await startReceiver()] as const
    const endpoints = [
      await create(['contact.received']),
      await create(['contact.received'], others[0].url),
      await create(['contact.received'], others[1].url),
    ]
    await webhooks.agent.post(`${webhooksPath}/${endpoints[2]!.id}/disable`).expect(204)
    await post('/api/contact', message)
    await deliver()
    expect(others.map(({ received }) => received.length)).toEqual([1, 0])
    expect(others[0].received[0]!.headers['webhook-id']).toBe(webhooks.receiver.received[0]!.headers['webhook-id'])
    expect(await log(endpoints[2]!)).toEqual([])
    await webhooks.agent.post(`${webhooksPath}/${endpoints[2]!.id}/enable`).expect(204)
    await deliver()
    expect(others[1].received).toEqual([])
    for (const other of others) await other.close()
  })
})

it('deliveries are erased with the person they refer to', async () => {
  const endpoint = await create(['contact.received', 'lead.status_changed'])
  const email = 'zaboravljena@example.com'
  const { id } = await post('/api/contact', { ...message, email })
  await deliver()
  await move(id, 'inProgress', 1)
  expect(await log(endpoint)).toHaveLength(1)
  await webhooks.agent.post('/api/admin/personal-data/erasure').send({ email }).expect(200)
  await deliver()
  expect(await log(endpoint)).toEqual([])
  expect(webhooks.receiver.received).toHaveLength(1)
})
