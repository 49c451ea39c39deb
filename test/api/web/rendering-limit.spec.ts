import { createServer } from 'node:http'
import request from 'supertest'
import { PageResponderService } from '../../../src/web/page-responder.service.js'
import { owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('rate limit of pages that cannot be cached', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin({ rateLimitScale: 0.1, trustedProxyHops: 1 }) // six a minute
  })
  afterAll(() => site.close())

  const get = (url: string, network: string) => request(site.http).get(url).set('X-Forwarded-For', network)

  it.each([
    ['searches', '192.0.2.1', (n: number) => `/kontakt?q=${n}`, 200],
    ['unknown links of the newsletter', '192.0.2.2', (n: number) => `/newsletter/odjava?token=${n}`, 404],
    ['sign-in pages', '192.0.2.3', (n: number) => `/admin/login?next=/admin/${n}`, 200],
    ['prefilled forms', '192.0.2.4', (n: number) => `/zatra%C5%BEi-termin?service=${n}`, 200],
  ])('answers 429 after too many %s', async (_what, network, url, status) => {
    for (let n = 0; n < 6; n++) await get(url(n), network).expect(status)
    for (let n = 6; n < 9; n++) {
      const { text } = await get(url(n), network)
        .expect(429)
        .expect('Retry-After', /^[1-9]\d?$/)
      expect(text).toContain('<h1')
    }
    await get(url(9), '198.51.100.1').expect(status)
  })

  it('answers 429 with an error page after too many posted forms', async () => {
    const post = () =>
      request(site.http).post('/kontakt').set('X-Forwarded-For', '192.0.2.5').type('form').send({ name: 'typed' })
    for (let n = 0; n < 6; n++) expect((await post()).text).toContain('value="typed"')
    const { text } = await post().expect(429).expect('Retry-After', /^\d+$/)
    expect(text).not.toContain('value="typed"')
  })

  it('is answered before Express once a network is over it', async () => {
    const pages = site.app.get(PageResponderService)
    const beforeExpress = createServer((asked, answer) => {
      if (!pages.respondIfReady(asked, answer)) answer.writeHead(501).end()
    })
    const ask = (url: string, network = '192.0.2.7') => request(beforeExpress).get(url).set('X-Forwarded-For', network)
    await ask('/kontakt?q=x').expect(501)
    for (let n = 0; n < 7; n++) await get(`/kontakt?q=${n}`, '192.0.2.7')
    for (const url of ['/kontakt?q=x', '/newsletter/odjava?token=x'])
      await ask(url)
        .expect(429, /<h1/)
        .expect('Retry-After', /^[1-9]\d?$/)
    for (const url of ['/kontakt/index.pageContext.json?q=x', '/no-such-page?q=x', '/kontakt?draft=1'])
      await ask(url).expect(501)
    await ask('/kontakt?q=x', '198.51.100.2').expect(501)
  })

  it('leaves pages of the admin to signed-in users', async () => {
    const agent = await signIn(site, owner)
    for (let n = 0; n < 8; n++) await agent.get('/admin/inbox').expect(200)
  })

  it('leaves cached pages and pages of places to everybody', async () => {
    for (let n = 0; n < 8; n++) await get(`/kontakt?q=${n}`, '192.0.2.6')
    await get('/kontakt?q=x', '192.0.2.6').expect(429)
    for (const url of [
      '/kontakt',
      '/kontakt?utm_source=x',
      '/cjenik?sent=x',
      '/lokacija/stari-grad',
      '/lokacija/opatija',
    ])
      await get(url, '192.0.2.6').expect(200)
    await get('/no-such-page', '192.0.2.6').expect(404)
  })
})
