import request from 'supertest'
import { startTestApp, type TestApp } from '../support/test-app.js'

describe('a form posted without JavaScript', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const post = (url: string, fields: object) => request(site.http).post(url).type('form').send(fields)
  const count = async (table: string) => Number((await site.database.query(`SELECT count(*) FROM ${table}`))[0].count)

  it.each([
    [
      '/kontakt',
      'contact_messages',
      { name: 'Ana', email: 'a@example.com', phone: '', subject: 'general', message: 'Hej' },
    ],
    [
      '/fran%C5%A1iza',
      'franchise_inquiries',
      { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '+385 1 555 010', preferredLocation: 'Rijeka' },
    ],
    ['/', 'newsletter_subscribers', { email: 'a@example.com' }],
  ])('%s stores it, goes back to the page and says so', async (url, table, fields) => {
    const { headers } = await post(url, fields).expect(303)
    expect(await count(table)).toBe(1)
    const [page] = headers.location!.split('#')
    const { text } = await request(site.http).get(page!).expect(200)
    expect(text).toMatch(/role="status"/)
  })

  it('shows what to mend at its field and loses nothing typed', async () => {
    const before = await count('contact_messages')
    const { text } = await post('/kontakt', {
      name: 'Ana <b>',
      email: 'nije',
      subject: 'general',
      message: 'Hej',
    }).expect(422)
    expect(text).toContain('Nevažeća email adresa')
    expect(text).toContain('value="Ana &lt;b&gt;"')
    expect(text).toContain('aria-invalid="true"')
    expect(await count('contact_messages')).toBe(before)
  })

  it('tells a subscriber that the address is subscribed already', async () => {
    await post('/', { email: 'two@example.com' }).expect(303)
    const { text } = await post('/', { email: 'two@example.com' }).expect(409)
    expect(text).toContain('Već ste pretplaćeni')
  })

  it('is refused from another site', async () => {
    await post('/kontakt', {}).set('Origin', 'https://elsewhere.example').expect(403).expect('Content-Type', /html/)
  })

  it('is refused in another media type', async () => {
    await request(site.http).post('/kontakt').send({}).expect(415)
  })
})
