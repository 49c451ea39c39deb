import { Client } from 'pg'
import request from 'supertest'
import { openBreakableLine } from '../support/breakable-line.js'
import { startTestApp, type TestApp } from '../support/test-app.js'
import { createTestDatabase, type TestDatabase } from '../support/test-database.js'

const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE: template } = process.env

describe('while the database server does not answer', () => {
  let database: TestDatabase
  let line: Awaited<ReturnType<typeof openBreakableLine>>
  let site: TestApp
  beforeAll(async () => {
    database = await createTestDatabase(serverUrl!, template)
    line = await openBreakableLine(database.url)
    site = await startTestApp({ databaseUrl: line.url, rateLimitScale: 1 })
  })
  afterAll(async () => {
    await site?.close()
    line?.cut()
    await database?.drop()
  })

  const alter = async (statement: string) => {
    const client = new Client(serverUrl)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  const message = { name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Hej' }
  const isAway = async (answer: request.Test) => {
    const { body } = await answer
      .expect(503)
      .expect('Retry-After', /^\d+$/)
      .expect('Content-Type', /problem\+json/)
    expect(body).toMatchObject({ status: 503, code: 'unavailable', title: 'Usluga trenutačno nije dostupna' })
  }

  // First: when the line is mended the site asks anew for what may have changed, and drops its pages.
  it('a page that is ready is served all the same', async () => {
    await request(site.http).get('/cjenik').expect(200)
    line.cut()
    await request(site.http).get('/cjenik').expect(200)
    await line.mend()
  })

  it('the API says that it is unavailable and when to come back, and works again when the line is mended', async () => {
    line.cut()
    await isAway(request(site.http).get('/api/locations'))
    await isAway(request(site.http).post('/api/contact').send(message))
    await isAway(request(site.http).get('/health/ready'))
    await isAway(request(site.http).post('/api/admin/session').send({ email: 'a@example.com', password: 'p' }))
    await request(site.http).get('/health/live').expect(200)
    await line.mend()
    await request(site.http).get('/api/locations').expect(200)
    await request(site.http).post('/api/contact').send(message).expect(201)
  })

  it('a page is the error page with 503, and is itself again afterwards', async () => {
    line.cut()
    const { text } = await request(site.http)
      .get('/kontakt')
      .expect(503)
      .expect('Retry-After', /^\d+$/)
      .expect('Content-Type', /html/)
    expect(text).toContain('Nešto nije u redu na našoj strani')
    await line.mend()
    await request(site.http).get('/kontakt').expect(200)
  })

  it('a server that became read-only takes nothing: it is not ready, and writes may come back later', async () => {
    const database = new URL(line.url).pathname.slice(1)
    const isReadOnly = (value: string) =>
      alter(`ALTER DATABASE ${database} SET default_transaction_read_only = ${value}`)
    await isReadOnly('on')
    line.cut()
    await line.mend()
    await isAway(request(site.http).get('/health/ready'))
    await isAway(request(site.http).post('/api/contact').send(message))
    await request(site.http).get('/api/locations').expect(200)
    await isReadOnly('off')
    line.cut()
    await line.mend()
    await request(site.http).get('/health/ready').expect(200)
    await request(site.http).post('/api/contact').send(message).expect(201)
  })

  it('nothing hangs on a server that takes questions and answers none', async () => {
    await request(site.http).get('/api/locations').expect(200)
    line.fallSilent()
    const begun = performance.now()
    await Promise.all([
      isAway(request(site.http).get('/api/locations')),
      request(site.http).get('/shop').expect(503).expect('Content-Type', /html/),
    ])
    expect(performance.now() - begun).toBeLessThan(30_000)
    line.speak()
    line.cut()
    await line.mend()
    await request(site.http).get('/api/locations').expect(200)
  })

  it('a query that waits for a lock is given up', async () => {
    const runner = site.database.createQueryRunner()
    await runner.startTransaction()
    await runner.query('LOCK TABLE contact_messages')
    await isAway(request(site.http).post('/api/contact').send(message))
    await runner.rollbackTransaction()
    await runner.release()
    await request(site.http).post('/api/contact').send(message).expect(201)
  })

  it.each([
    [
      '/kontakt',
      { name: 'Ana <b>', email: 'ana@example.com', subject: 'general', message: 'Hej\nopet' },
      'Slanje nije uspjelo',
    ],
    [
      '/franchise?lang=en',
      {
        firstName: 'Ana <b>',
        lastName: 'Horvat',
        email: 'ana@example.com',
        phone: '+385 91 234 5678',
        preferredLocation: 'Split',
      },
      'Sending failed',
    ],
    [
      '/zatrazi-termin',
      {
        ...{ service: 'Testiranje', location: 'zagreb', forWhom: 'self', name: 'Ana <b>', phone: '+385 91 234 5678' },
        ...{ 'wishes.0.date': '2099-12-01', 'wishes.0.partOfDay': 'any' },
      },
      'Zahtjev nije poslan',
    ],
    ['/', { email: 'ana@example.com' }, 'Pretplata nije uspjela'],
  ])('a form posted to %s without JavaScript is shown again with all that was typed', async (url, fields, said) => {
    line.cut()
    const { text } = await request(site.http)
      .post(url)
      .type('form')
      .send(fields)
      .expect(503)
      .expect('Retry-After', /^\d+$/)
      .expect('Cache-Control', 'no-store')
    expect(text).toContain(said)
    expect(text).toContain(`action="${url}"`)
    for (const value of Object.values(fields))
      expect(text).toContain(value.replaceAll('<', '&lt;').replace('>', '&gt;'))
    await line.mend()
  })

  it('a form that is not right is shown again with the same care', async () => {
    line.cut()
    const { text } = await request(site.http).post('/kontakt').type('form').send({ email: 'typed@' }).expect(503)
    expect(text).toContain('value="typed@"')
    await line.mend()
  })
})
