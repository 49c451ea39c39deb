import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import request from 'supertest'
import { contactMessage } from '../../support/contact-message.js'
import { expectLog } from '../../support/expected-log.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js'
import { until } from '../../support/until.js'

const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE: template } = process.env

const message = contactMessage({ name: 'Ana', message: 'Imate li termin?' })

const post = (site: TestApp, key: string, body: object = message, path = '/api/contact') =>
  request(site.http).post(path).set('Idempotency-Key', key).send(body)

const inquiry = {
  firstName: 'Ana',
  lastName: 'Ban',
  email: 'ana@example.com',
  phone: '021 555 010',
  preferredLocation: 'Split',
}

/** Sends fifty concurrent requests with one key. */
const atOnce = (sites: TestApp[], key: string, body: object, path: string) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => post(sites[index % sites.length]!, key, body, path)))

describe('Idempotency-Key', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  it.each(['a b', 'ključ', 'x'.repeat(256), ''])('is refused with the value %j', async (key) => {
    // Characters outside Latin-1 cannot be sent unencoded.
    const sent = Buffer.from(key).toString('latin1')
    const { body } = await post(site, sent).expect(400)
    expect(body.code).toBe('bad_request')
  })

  it('is scoped to one form', async () => {
    const first = await post(site, 'shared').expect(201)
    const second = await post(site, 'shared', inquiry, '/api/franchise-inquiry').expect(201)
    expect(second.body.id).not.toBe(first.body.id)
  })

  it('is scoped to the network if it is too short to be random', async () => {
    const proxied = await startTestApp({ trustedProxyHops: 1 })
    const postFrom = (network: string, key: string, name: string) =>
      post(proxied, key, { ...message, name }).set('X-Forwarded-For', network)
    await postFrom('192.0.2.1', 'order-1', 'Ana').expect(201)
    await postFrom('192.0.2.2', 'order-1', 'Eva').expect(201)
    await postFrom('192.0.2.1', 'order-1', 'Eva').expect(422)
    const random = randomUUID()
    const first = await postFrom('192.0.2.1', random, 'Ana').expect(201)
    const again = await postFrom('192.0.2.2', random, 'Ana').expect(201)
    expect(again.body).toEqual(first.body)
    await proxied.close()
  })

  it('can be reused after a rejected write', async () => {
    const subscribe = (email: string) => post(site, 'refused', { email }, '/api/newsletter')
    await post(site, 'earlier', { email: 'eva@example.com' }, '/api/newsletter').expect(202)
    await site.database.query('UPDATE newsletter_subscribers SET confirmed_at = now()')
    await subscribe('eva@example.com').expect(409)
    await subscribe('eva@example.com').expect(409)
    await subscribe('ena@example.com').expect(202)
  })

  it('is not stored when the write fails', async () => {
    expectLog(/^error \[http\] .*api.contact/)
    await site.database.query('ALTER TABLE contact_messages ADD CONSTRAINT no_iva CHECK (name <> $$Iva$$)')
    await post(site, 'undone', { ...message, name: 'Iva' }).expect(500)
    await site.database.query('ALTER TABLE contact_messages DROP CONSTRAINT no_iva')
    await post(site, 'undone', { ...message, name: 'Iva' }).expect(201)
  })

  it('resubscribes an unsubscribed address', async () => {
    const subscribe = (key: string) => post(site, key, { email: 'lea@example.com' }, '/api/newsletter')
    await subscribe('lea-1').expect(202)
    await site.database.query(
      `UPDATE newsletter_subscribers SET unsubscribed_at = now() WHERE email = 'lea@example.com'`,
    )
    const answers = await Promise.all([subscribe('lea-2'), subscribe('lea-3')])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202])
    const rows = await site.database.query(
      `SELECT unsubscribed_at FROM newsletter_subscribers WHERE email = 'lea@example.com'`,
    )
    expect(rows).toEqual([{ unsubscribed_at: null }])
  })

  it.each([
    ['/api/contact', 'contact_messages', message],
    ['/api/franchise-inquiry', 'franchise_inquiries', inquiry],
  ])('writes once for concurrent requests: %s', async (path, table, body) => {
    const rows = async () => (await site.database.query<unknown[]>(`SELECT FROM ${table}`)).length
    const before = await rows()
    const answers = await atOnce([site], `fifty-${table}`, body, path)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveProperty('size', 1)
    expect(answers[0]!.status).toBe(201)
    expect(await rows()).toBe(before + 1)
  })

  it('is not part of ids, which contain their creation time', async () => {
    const ids: string[] = []
    for (const key of ['one', 'two', 'three']) {
      const { body } = await post(site, key).expect(201)
      ids.push((body as { id: string }).id)
    }
    expect(ids).toEqual(ids.toSorted())
  })
})

describe('Idempotency-Key in two processes', () => {
  let database: TestDatabase
  const sites: TestApp[] = []
  let other: Client
  beforeAll(async () => {
    database = await createTestDatabase(serverUrl!, template)
    for (let process = 0; process < 2; process++) {
      sites.push(await startTestApp({ databaseUrl: database.url, sessionSecrets: ['a secret of both of them, long'] }))
    }
    other = new Client(database.url)
    await other.connect()
  })
  afterAll(async () => {
    await other?.end()
    for (const site of sites) await site.close()
    await database?.drop()
  })

  /** Returns whether a request waits for another's transaction. */
  const isWaiting = async () => {
    const waiting = await sites[0]!.database.query<unknown[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return waiting.length > 0
  }

  it('is shared between processes', async () => {
    const first = await post(sites[0]!, 'both').expect(201)
    const second = await post(sites[1]!, 'both').expect(201)
    expect(second.body).toEqual(first.body)
    await post(sites[1]!, 'both', { ...message, name: 'Iva' }).expect(422)
  })

  it('writes once for concurrent requests to both processes', async () => {
    const answers = await atOnce(sites, 'fifty-at-both', message, '/api/contact')
    const ids = new Set(answers.map(({ body }) => (body as { id: string }).id))
    expect(ids.size).toBe(1)
    const stored = await other.query('SELECT FROM contact_messages WHERE id = $1', [...ids])
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
    expect(stored.rowCount).toBe(1)
  })

  it.each([
    ['receives the response of a request in progress', 'COMMIT'],
    ['is stored when the first request rolls back', 'ROLLBACK'],
  ])('%s', async (_what, end) => {
    const key = `under way ${end}`.replaceAll(' ', '-')
    const { body: first } = await post(sites[0]!, key).expect(201)
    // Restores the state before the first request ended.
    const [row] = (await other.query(`SELECT * FROM idempotency_keys WHERE response ->> 'id' = $1`, [first.id])).rows
    await other.query('DELETE FROM idempotency_keys WHERE key = $1', [row.key])
    await other.query('BEGIN')
    await other.query('INSERT INTO idempotency_keys (key, fingerprint, response) VALUES ($1, $2, $3)', [
      row.key,
      row.fingerprint,
      row.response,
    ])
    const repetition = post(sites[1]!, key)
      .expect(201)
      .then(({ body }) => body as { id: string })
    await until(isWaiting)
    await other.query(end)
    const { id } = await repetition
    if (end === 'COMMIT') expect(id).toBe(first.id)
    else expect(id).not.toBe(first.id)
  })
})
