import { jest } from '@jest/globals'
import request from 'supertest'
import { referenceOf } from '../../../src/shared/leads/reference.js'
import { contactMessage } from '../../support/contact-message.js'
import { addColleague, type Agent, owner, signIn, startTestAdmin } from '../../support/staff.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('form without JavaScript', () => {
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
      contactMessage({ name: 'Ana', email: 'a@example.com', phone: '', message: 'Hej' }),
    ],
    [
      '/fran%C5%A1iza',
      'franchise_inquiries',
      { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '+385 1 555 010', preferredLocation: 'Rijeka' },
    ],
    ['/', 'newsletter_subscribers', { email: 'a@example.com' }],
  ])('stores the form posted to %s and redirects to its page with a success message', async (url, table, fields) => {
    const { headers } = await post(url, fields).expect(303)
    expect(await count(table)).toBe(1)
    const [page, outcome] = headers.location!.split('#')
    const { text } = await request(site.http).get(page!).expect(200).expect('Cache-Control', 'no-store')
    expect(text).toMatch(/role="status"/)
    // the fragment of the redirect, which scrolls to it
    expect(text).toContain(`id="${outcome}"`)
  })

  it('repeats choices and a reference after the redirect, but nothing that identifies the sender', async () => {
    const message = 'Tajna poruka'
    const fields = { name: 'Željka', email: 'z@example.com', subject: 'foodIntolerance', location: 'zagreb', message }
    const { headers } = await post('/kontakt', fields).expect(303)
    const { text } = await request(site.http).get(headers.location!.split('#')[0]!).expect(200)
    const [, confirmation = ''] = /id="contact-outcome"(.*?)<\/dl>/s.exec(text) ?? []
    const [{ id }] = await site.database.query(`SELECT id FROM contact_messages WHERE message = '${message}'`)
    for (const shown of ['Testiranje intolerancije na hranu', 'Zagreb', referenceOf(id as string)])
      expect(confirmation).toContain(shown)
    expect(text).not.toMatch(/Željka|z@example\.com|Tajna/)
  })

  it('stores a message once whose button is pressed twice', async () => {
    const fields = contactMessage({ name: 'Ana', email: 'twice@example.com', message: 'Dvaput' })
    await Promise.all([post('/kontakt', fields).expect(303), post('/kontakt', fields).expect(303)])
    await post('/kontakt', { ...fields, message: 'Drugo' }).expect(303)
    const stored = `SELECT FROM contact_messages WHERE email = 'twice@example.com'`
    expect(await site.database.query(stored)).toHaveLength(2)
  })

  it.each(['sent=contact', 'sent=', 'sent=AAAA', 'sent'])(
    'ignores the query ?%s without a submission',
    async (query) => {
      const { text } = await request(site.http).get(`/kontakt?${query}`).expect(200)
      expect(text).not.toContain('contact-outcome')
    },
  )

  it('shows the success message to the sender only, not to others who open the address', async () => {
    const fields = contactMessage({ name: 'Ana', email: 'a@example.com', message: 'Hej' })
    const { headers } = await post('/kontakt', fields).expect(303)
    const [page] = headers.location!.split('#')
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000)
    try {
      const { text } = await request(site.http).get(page!).expect(200)
      expect(text).not.toContain('contact-outcome')
    } finally {
      now.mockRestore()
    }
    const { text } = await request(site.http).get('/kontakt').expect(200)
    expect(text).not.toContain('contact-outcome')
  })

  it('shows field errors and keeps all input', async () => {
    const before = await count('contact_messages')
    const { text } = await post('/kontakt', contactMessage({ name: 'Ana <b>', email: 'nije', message: 'Hej' })).expect(
      422,
    )
    expect(text).toContain('Nevažeća email adresa')
    expect(text).toContain('value="Ana &lt;b&gt;"')
    expect(text).toContain('aria-invalid="true"')
    expect(await count('contact_messages')).toBe(before)
  })

  it('informs a subscriber who is already subscribed', async () => {
    await post('/', { email: 'two@example.com' }).expect(303)
    await site.database.query('UPDATE newsletter_subscribers SET confirmed_at = now()')
    const { text } = await post('/', { email: 'two@example.com' }).expect(409)
    expect(text).toContain('Već ste pretplaćeni')
  })

  it.each([
    ['/contact?lang=en', contactMessage({ name: 'Ana', email: 'a@example.com', message: 'Hi' }), 'Message sent'],
    ['/?lang=en', { email: 'english@example.com' }, 'We have sent you a message'],
  ])('stays in English at %s for a visitor without cookies', async (url, fields, said) => {
    const { text: before } = await request(site.http).get(url).expect(200)
    expect(before).toContain(`action="${url}"`)
    const { headers } = await post(url, fields).expect(303)
    const { text } = await request(site.http).get(headers.location!.split('#')[0]!).expect(200)
    expect(text).toContain('<html lang="en">')
    expect(text).toContain(said)
  })

  it('requests an address as the newsletter form does with JavaScript', async () => {
    const { text } = await post('/?lang=en', { email: '' }).expect(422)
    expect(text).toContain('Email Required')
    expect(text).toContain('Please enter your email address to subscribe.')
  })

  it.each([
    ['/zatrazi-termin?location=zagreb', '/zatra%C5%BEi-termin?location=zagreb'],
    ['/zatrazi-termin?lang=en', '/zatra%C5%BEi-termin?lang=en'],
    ['/fransiza', '/fran%C5%A1iza'],
    ['/Contact/?lang=en', '/contact?lang=en'],
    ['/moji_podaci', '/moji-podaci'],
  ])('redirects a post to the former or misspelled address %s to the form, with its body', async (url, target) => {
    const fields = { email: 'typed@' }
    await post(url, fields).expect(308).expect('Location', target)
    const { text } = await post(target, fields).expect(422)
    expect(text).toContain('value="typed@"')
  })

  it('redirects no post to an unknown address', async () => {
    await post('/no-such-page', {}).expect(404)
  })

  it('refuses a cross-site form', async () => {
    await post('/kontakt', {}).set('Origin', 'https://elsewhere.example').expect(403).expect('Content-Type', /html/)
  })

  it('refuses another media type', async () => {
    await request(site.http).post('/kontakt').send({}).expect(415)
  })
})

describe('form of the admin without JavaScript', () => {
  let site: TestApp
  let agent: Agent
  beforeAll(async () => {
    site = await startTestAdmin()
    agent = await signIn(site, owner)
  })
  afterAll(() => site.close())

  const post = (url: string, fields: object) => agent.post(url).type('form').send(fields)
  const userOf = async (email: string) =>
    (await site.database.query<{ id: string }[]>('SELECT * FROM users WHERE email = $1', [email]))[0]!
  const outcomeIn = (html: string) => {
    const state = /<script id="vike_pageContext" type="application\/json">(.*?)<\/script>/s.exec(html)![1]!
    return (JSON.parse(state) as { form: { values: object; errors: object[] } }).form
  }
  const issue = { titleHr: 'Naslov', textHr: '', titleEn: '', textEn: '' }

  it('refuses an action that its page does not offer', async () => {
    await addColleague(site, 'staff', 'iva@example.com')
    const { id } = await userOf('iva@example.com')
    await post(`/admin/users/${id}`, { action: 'unknown', role: 'admin' }).expect(422)
    expect(await userOf('iva@example.com')).toMatchObject({ role: 'staff', disabled_at: null })
  })

  it('is answered without headers of the API', async () => {
    const { headers } = await post('/admin/newsletter-issues/new', issue).expect(303)
    expect(headers).not.toHaveProperty('etag')
    expect(headers).not.toHaveProperty('content-disposition')
  })

  it('refuses a version that is no number', async () => {
    const { headers } = await post('/admin/newsletter-issues/new', issue).expect(303)
    const page = headers.location!.split('?')[0]!
    for (const version of ['1"', '-1', '1234567890', ['1', '1']]) {
      const { text } = await post(page, { ...issue, version }).expect(422)
      expect(outcomeIn(text).errors).toMatchObject([{ field: 'version', code: 'invalid' }])
    }
    await post(page, { ...issue, version: '1' }).expect(303)
  })

  it('repeats typed texts, but no secret', async () => {
    const fields = { email: 'typed@example.com', password: 'a secret that is wrong', other: ['x', 'y'] }
    const { text } = await request(site.http).post('/admin/login').type('form').send(fields).expect(422)
    expect(outcomeIn(text).values).toEqual({ email: 'typed@example.com' })
    expect(text).not.toContain('a secret')
  })
})

describe('rate limit of forms without JavaScript', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ rateLimitScale: 0.07 }) // one in ten minutes, and four pages a minute
  })
  afterAll(() => site.close())

  it.each([
    ['/kontakt', 'Previše pokušaja', 'Pričekajte 10\u00a0min'],
    ['/franchise?lang=en', 'Too many attempts', 'Wait 10\u00a0min'],
  ])('is reported in plain words by %s, which keeps all input', async (url, title, wait) => {
    const post = () => request(site.http).post(url).type('form').send({ email: 'typed@example.com' })
    await post().expect(422)
    const { text } = await post().expect(429).expect('Retry-After', /^\d+$/)
    expect(text).toContain(title)
    expect(text).toContain(wait)
    expect(text).toContain('value="typed@example.com"')
  })
})
