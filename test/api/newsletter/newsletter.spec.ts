import request from 'supertest'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('POST /api/newsletter', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const subscribe = (email: string, query = '') => request(site.http).post(`/api/newsletter${query}`).send({ email })
  const confirmAll = () => site.database.query('UPDATE newsletter_subscribers SET confirmed_at = now()')
  const stored = () => site.database.query('SELECT * FROM newsletter_subscribers')

  it('stores the address with the consent text', async () => {
    await subscribe('ana@example.com', '?lang=en').expect(202)
    const [row] = await stored()
    expect(row).toMatchObject({ email: 'ana@example.com', language: 'en' })
    expect(row.consent_text).toMatch(/^By subscribing you agree/)
  })

  it('answers 409 to a confirmed address, ignoring case', async () => {
    await confirmAll()
    const { body } = await subscribe('ANA@example.com').expect(409)
    expect(body).toMatchObject({ code: 'newsletter.already_subscribed', title: 'Već ste pretplaćeni' })
    expect(body.detail).toBe('Ova email adresa već je pretplaćena na naše novosti.')
    expect(await stored()).toHaveLength(1)
  })

  it('stores one row for concurrent requests', async () => {
    const answers = await Promise.all([subscribe('iva@example.com'), subscribe('iva@example.com')])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202])
    expect(
      await site.database.query(`SELECT FROM newsletter_subscribers WHERE email = 'iva@example.com'`),
    ).toHaveLength(1)
  })

  it('repeats the response for a repeated key, and answers 422 to the key with another address', async () => {
    const repeat = (email: string) => subscribe(email).set('Idempotency-Key', 'one-attempt')
    await repeat('ida@example.com').expect(202)
    await repeat('ida@example.com').expect(202)
    const { body } = await repeat('eva@example.com').expect(422)
    expect(body.code).toBe('idempotency.reused')
    await confirmAll()
    await subscribe('ida@example.com').expect(409)
  })

  it('reports a suppressed address and leaves it unchanged', async () => {
    await subscribe('gone@example.com').expect(202)
    await site.database.query(
      `UPDATE newsletter_subscribers SET suppressed_at = now(), confirmed_at = NULL WHERE email = 'gone@example.com'`,
    )
    const before = await stored()
    const { body } = await subscribe('Gone@example.com', '?lang=en').expect(409)
    expect(body).toMatchObject({ code: 'newsletter.suppressed', title: 'We cannot send to this address' })
    expect(await stored()).toEqual(before)
  })

  it('requires an address', async () => {
    const { body } = await subscribe('').expect(422)
    expect(body.errors).toEqual([{ field: 'email', code: 'email.required', message: 'Email adresa je obavezna' }])
  })
})

describe('answers that tell whether an address is subscribed', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ rateLimitScale: 1 })
    await site.database.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at)
       VALUES ('ana@example.com', 'hr', 'x', now())`,
    )
  })
  afterAll(() => site.close())

  it('are ten a day for a network, which then gets the same refusal for every address', async () => {
    const subscribe = (email: string) => request(site.http).post('/api/newsletter').send({ email })
    await subscribe('first@example.com').expect(202)
    for (let count = 0; count < 10; count++) await subscribe('ana@example.com').expect(409)
    const refusals = await Promise.all(['ana@example.com', 'nobody@example.com'].map((email) => subscribe(email)))
    for (const { status, body, headers } of refusals) {
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' })
      expect(Number(headers['retry-after'])).toBeGreaterThan(80_000)
    }
    await request(site.http).post('/').type('form').send({ email: 'nobody@example.com' }).expect(429)
    expect(await site.database.query('SELECT FROM newsletter_subscribers')).toHaveLength(2)
  })
})
