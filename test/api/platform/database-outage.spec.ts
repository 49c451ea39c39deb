import { jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { Client } from 'pg'
import request from 'supertest'
import { openBreakableLine } from '../../support/breakable-line.js'
import { contactMessage } from '../../support/contact-message.js'
import { allowLog } from '../../support/expected-log.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js'

const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE: template } = process.env

describe('database outage', () => {
  beforeEach(() => allowLog(/^warn /)) // an outage interrupts whatever runs at that time
  let database: TestDatabase
  let line: Awaited<ReturnType<typeof openBreakableLine>>
  let site: TestApp
  beforeAll(async () => {
    database = await createTestDatabase(serverUrl!, template)
    line = await openBreakableLine(database.url)
    site = await startTestApp({ databaseUrl: line.url, rateLimitScale: 1 })
  })
  afterAll(async () => {
    allowLog(/^warn /)
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
  const message = contactMessage({ name: 'Ana', message: 'Hej' })
  const isAway = async (answer: request.Test) => {
    const { body } = await answer
      .expect(503)
      .expect('Retry-After', /^\d+$/)
      .expect('Content-Type', /problem\+json/)
    expect(body).toMatchObject({ status: 503, code: 'unavailable', title: 'Usluga trenutačno nije dostupna' })
  }

  // First: after reconnecting the site evicts its cached pages.
  it('serves cached pages', async () => {
    await request(site.http).get('/cjenik').expect(200)
    line.cut()
    await request(site.http).get('/cjenik').expect(200)
    await line.mend()
  })

  it('answers 503 with Retry-After from the API and recovers after reconnecting', async () => {
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

  it('logs idle connections that were lost, with the component', async () => {
    await request(site.http).get('/health/ready').expect(200)
    const LOST = /^Connection pool lost an idle connection: (Connection terminated unexpectedly|read ECONNRESET)$/
    const warn = jest.spyOn(Logger.prototype, 'warn')
    const context = new Promise((resolve) =>
      warn.mockImplementation(function (this: { context: string }, message: unknown) {
        if (LOST.test(String(message))) resolve(this.context)
      } as never),
    )
    line.cut()
    expect(await context).toBe('database')
    warn.mockRestore()
    await line.mend()
    await request(site.http).get('/health/ready').expect(200)
  })

  it('renders the error page with 503 and recovers', async () => {
    line.cut()
    const { text } = await request(site.http)
      .get('/kontakt')
      .expect(503)
      .expect('Retry-After', /^\d+$/)
      .expect('Content-Type', /html/)
    expect(text).toContain('Došlo je do pogreške kod nas')
    await line.mend()
    await request(site.http).get('/kontakt').expect(200)
  })

  it('reports a read-only server as not ready and writes as temporarily unavailable', async () => {
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

  it('times out on a server that accepts queries and never responds', async () => {
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

  it('cancels a query that waits for a lock', async () => {
    const runner = site.database.createQueryRunner()
    await runner.startTransaction()
    await runner.query('LOCK TABLE contact_messages')
    await isAway(request(site.http).post('/api/contact').send(message))
    await runner.rollbackTransaction()
    await runner.release()
    await request(site.http).post('/api/contact').send(message).expect(201)
  })

  it.each([
    ['/kontakt', contactMessage({ name: 'Ana <b>', message: 'Hej\nopet' }), 'Slanje nije uspjelo'],
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
      '/zatra%C5%BEi-termin',
      {
        service: 'Testiranje',
        location: 'zagreb',
        forWhom: 'self',
        name: 'Ana <b>',
        phone: '+385 91 234 5678',
        'wishes.0.date': '2099-12-01',
        'wishes.0.partOfDay': 'any',
      },
      'Zahtjev nije poslan',
    ],
    ['/', { email: 'ana@example.com' }, 'Pretplata nije uspjela'],
  ])('shows a form posted to %s without JavaScript again with all input', async (url, fields, said) => {
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

  it('shows an invalid form again with all input', async () => {
    line.cut()
    const { text } = await request(site.http).post('/kontakt').type('form').send({ email: 'typed@' }).expect(503)
    expect(text).toContain('value="typed@"')
    await line.mend()
  })
})
