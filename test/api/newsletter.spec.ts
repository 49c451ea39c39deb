import request from 'supertest'
import { startTestApp, type TestApp } from '../support/test-app.js'

describe('POST /api/newsletter', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const subscribe = (email: string, query = '') => request(site.http).post(`/api/newsletter${query}`).send({ email })
  const stored = () => site.database.query('SELECT * FROM newsletter_subscribers')

  it('stores the address with the words that were agreed to', async () => {
    await subscribe('ana@example.com', '?lang=en').expect(202)
    const [row] = await stored()
    expect(row).toMatchObject({ email: 'ana@example.com', language: 'en' })
    expect(row.consent_text).toMatch(/^By subscribing you agree/)
  })

  it('answers 409 to an address that is subscribed already, in whichever case', async () => {
    const { body } = await subscribe('ANA@example.com').expect(409)
    expect(body).toMatchObject({ code: 'newsletter.already_subscribed', title: 'Već ste pretplaćeni' })
    expect(body.detail).toBe('Ova email adresa već je pretplaćena na naše novosti.')
    expect(await stored()).toHaveLength(1)
  })

  it('stores one address once when it is sent twice at the same time', async () => {
    const answers = await Promise.all([subscribe('iva@example.com'), subscribe('iva@example.com')])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
  })

  it('answers a repetition as it answered the first, and that key with another address with 422', async () => {
    const repeat = (email: string) => subscribe(email).set('Idempotency-Key', 'one-attempt')
    await repeat('ida@example.com').expect(202)
    await repeat('ida@example.com').expect(202)
    const { body } = await repeat('eva@example.com').expect(422)
    expect(body.code).toBe('idempotency.reused')
    await subscribe('ida@example.com').expect(409)
  })

  it('asks for an address', async () => {
    const { body } = await subscribe('').expect(422)
    expect(body.errors).toEqual([{ field: 'email', code: 'email.required', message: 'Email adresa je obavezna' }])
  })
})
