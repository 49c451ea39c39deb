import request from 'supertest'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { OWN_DATA_PAGE, ownDataSite } from '../../support/own-data-site.js'

const own = ownDataSite()
const { count, ask, mailsAfter, linkFor, press, subscribe, isSubscriber } = own

describe('request for own data', () => {
  it('sends nothing to a bot that fills in the honeypot, with the same response', async () => {
    await subscribe('trapped@example.com')
    const mails = await mailsAfter(async () => {
      await ask('trapped@example.com', 'hr', { opinion: 'buy' }).expect(202)
      await request(own.site.http).post('/moji-podaci').type('form').send({ email: 'trapped@example.com' }).expect(303)
    })
    expect(mails).toEqual([])
    expect(await count('own_data_links', `email = 'trapped@example.com'`)).toBe(0)
    // Browsers autofill a single field instantly.
    expect(await mailsAfter(() => ask('trapped@example.com', 'hr', { seconds: 0.1 }).expect(202))).toHaveLength(1)
  })

  it.each([
    ['/moji-podaci?lang=hr', 'Nevažeća email adresa', 'Pogledajte svoju poštu'],
    ['/my-data?lang=en', 'Invalid email address', 'Check your email'],
  ])('works without JavaScript at %s', async (url, fault, done) => {
    const email = `plain-${url.slice(-2)}@example.com`
    await subscribe(email)
    const { text: page } = await request(own.site.http).get(url).expect(200)
    const made = /name="made"[^>]* value="([^"]+)"/.exec(page)![1]!
    const post = (typed: string) =>
      request(own.site.http).post(url).type('form').send({ email: typed, made, opinion: '' })
    const refused = await post('nobody').expect(422)
    expect(refused.text).toContain(fault)
    const mails = await mailsAfter(async () => {
      const { headers } = await post(email).expect(303)
      const { text } = await request(own.site.http).get(headers.location!.split('#')[0]!).expect(200)
      expect(text).toContain(done)
    })
    expect(mails.map(recipientOf)).toEqual([email])
  })

  it('is refused from another site', async () => {
    await subscribe('elsewhere@example.com')
    const link = await linkFor('elsewhere@example.com')
    await press(link, 'erase').set('Origin', 'https://elsewhere.example').expect(403)
    await ask('elsewhere@example.com').set('Origin', 'https://elsewhere.example').expect(403)
    expect(await isSubscriber('elsewhere@example.com')).toBe(true)
  })
})

describe('rate limit of own data', () => {
  let site: MailingSite
  beforeAll(async () => {
    site = await startMailingSite({ rateLimitScale: 1, tagManagerId: 'GTM-TEST123' })
    await site.database.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at) VALUES ('ana@example.com', 'hr', 'x', now())`,
    )
  })
  afterAll(() => site.close())

  const ask = (email: string, more: object = {}) =>
    request(site.http)
      .post('/api/own-data')
      .send({ email, ...more })

  it('sends at most three links an hour to an address, with an unchanged response', async () => {
    const spellings = [
      'ana@example.com',
      'ANA@example.com',
      'ana@exam\u00adple.com',
      'ana@exam\u2060ple.com',
      'ana@ⓔxample.com',
    ]
    for (const spelling of spellings) {
      await ask(spelling).expect(202)
      await site.deliver()
    }
    expect(await site.mails()).toHaveLength(3)
  })

  it('requires proof of work near the limit of a network, and then refuses', async () => {
    const statuses = []
    for (let time = 0; time < 20; time++)
      statuses.push((await ask(`x${time}@example.com`, { seconds: time % 2 ? 60 : 0.1, opinion: '' })).status)
    expect(statuses.slice(0, 5)).toEqual([202, 202, 202, 202, 202])
    expect(statuses.slice(5, 15)).toEqual(Array<number>(10).fill(428))
    expect(statuses.slice(15)).toEqual(Array<number>(5).fill(429))
    const { body, headers } = await ask('y@example.com').set('Accept-Language', 'en').expect(429)
    expect(body).toMatchObject({ code: 'too_many_requests', limit: 'own_data' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  it('limits guesses of links', async () => {
    const statuses = new Set<number>()
    for (let time = 0; time < 31; time++)
      statuses.add(
        (
          await request(site.http)
            .post('/api/own-data/export')
            .send({ token: `guess-${time}` })
        ).status,
      )
    expect([...statuses]).toEqual([404, 429])
    await request(site.http).get(`${OWN_DATA_PAGE}?token=guess`).expect(429)
    await request(site.http)
      .get('/no-such-page')
      .expect(404)
      .expect(/GTM-TEST123/)
    for (const path of [OWN_DATA_PAGE, '/my-data/link']) {
      const { text, headers } = await request(site.http).get(`${path}?token=guess`).expect(429)
      expect(text).not.toContain('GTM-TEST123')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
    }
    await request(site.http)
      .put(`/newsletter/potvrda?token=guess`)
      .expect(({ text }) => expect(text).not.toContain('GTM-TEST123'))
      .expect('Referrer-Policy', 'strict-origin')
  })
})

describe('own-data links that strangers request', () => {
  let site: MailingSite
  let server: MailServer
  let networks = 0
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, rateLimitScale: 1, trustedProxyHops: 1 })
    await site.database.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at) VALUES ('ana@example.com', 'hr', 'x', now())`,
    )
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const ask = async () => {
    const network = `2001:db8:${(++networks).toString(16)}::1`
    await request(site.http)
      .post('/api/own-data')
      .set('X-Forwarded-For', network)
      .send({ email: 'ana@example.com' })
      .expect(202)
    await site.deliver()
  }

  it('keep nobody from a link, and flood no mailbox', async () => {
    for (let number = 0; number < 12; number++) await ask()
    expect(server.mails).toHaveLength(5)
    await site.pass(4 * 3_600_000)
    await site.deliver()
    expect(server.mails).toHaveLength(6)
    await request(site.http).get(linkIn(server.mails[5]!, OWN_DATA_PAGE)).expect(200)
  })
})
