import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { MailWritersService } from '../../src/mail/delivery/mail-writers.service.js'
import { OwnDataLinksService } from '../../src/admin/own-data/own-data-links.service.js'
import type { OwnDataDto } from '../../src/admin/own-data/own-data.dto.js'
import { type MailingSite, startMailingSite } from '../support/mailing-site.js'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../support/mail-server.js'
import { type Agent, owner, signIn } from '../support/staff.js'

const PAGE = '/moji-podaci/poveznica'

describe('own data', () => {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    agent = await signIn(site, owner)
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const count = async (table: string, where = 'true') =>
    (await site.database.query<unknown[]>(`SELECT FROM ${table} WHERE ${where}`)).length
  const ask = (email: string, lang = 'hr', more: object = {}) =>
    request(site.http)
      .post(`/api/own-data?lang=${lang}`)
      .send({ email, ...more })
  const mailsAfter = async (act: () => PromiseLike<unknown>) => {
    const before = server.mails.length
    await act()
    await site.deliver()
    return server.mails.slice(before)
  }
  const linkFor = async (email: string) => {
    const mails = await mailsAfter(() => ask(email).expect(202))
    return linkIn(
      mails.find(({ text = '' }) => text.includes(PAGE))!,
      PAGE,
    )
  }
  const tokenIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('token')!
  const tokenFor = async (email: string) => tokenIn(await linkFor(email))
  const call = (name: 'export' | 'erasure', token: string) =>
    request(site.http).post(`/api/own-data/${name}`).send({ token })
  const press = (link: string, action: string) => request(site.http).post(link).type('form').send({ action })

  /** Confirmed, with proof, and a mail about it. */
  const subscribe = async (email: string, language = 'hr') => {
    await request(site.http).post(`/api/newsletter?lang=${language}`).send({ email }).expect(202)
    await site.deliver()
    const mail = server.mails.filter((each) => recipientOf(each) === email).at(-1)!
    await request(site.http).post(linkIn(mail, '/newsletter')).expect(200)
    await site.deliver()
  }
  const write = (email: string) =>
    request(site.http)
      .post('/api/contact')
      .send({ name: 'Ana Anić', email, subject: 'general', message: 'Tajna poruka.' })
      .expect(201)
  const isSubscriber = async (email: string) => (await count('newsletter_subscribers', `email = '${email}'`)) === 1
  const held = async (email: string) =>
    (await agent.post('/api/admin/personal-data/search').send({ email }).expect(200)).body as {
      held: Record<string, number>
      forgotten: boolean
    }

  it('are asked for with the same answer and the same work, whether there are any or not', async () => {
    await subscribe('known@example.com')
    const answers = []
    for (const email of ['known@example.com', 'stranger@example.com']) {
      const before = [await count('own_data_links'), await count('outbox_events')]
      const { status, text, headers } = await ask(email)
      const after = [await count('own_data_links'), await count('outbox_events')]
      answers.push({
        ...{ status, text, headers: Object.keys(headers).sort() },
        written: after.map((rows, index) => rows - before[index]!),
      })
      const mails = await mailsAfter(() => Promise.resolve())
      expect(mails.map(recipientOf)).toEqual(email.startsWith('known') ? [email] : [])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 202, text: '', written: [1, 1] })
    expect(await count('own_data_links', `email = 'stranger@example.com'`)).toBe(0)
  })

  it.each([
    ['hr', PAGE, 'Poveznica na vaše podatke', 'Što čuvamo o vama', 'pretplaćeni ste', 'Izbrišite moju pretplatu'],
    ['en', '/my-data/link', 'The link to your data', 'What we keep about you', 'you are', 'Erase my subscription'],
  ])(
    'are shown in %s, on a page that nobody keeps and no search engine knows',
    async (lang, path, subject, ...words) => {
      const email = `shown-${lang}@example.com`
      await subscribe(email, lang === 'hr' ? 'en' : 'hr') // the mail is in the language of the page, not of the subscription
      await write(email)
      const [mail] = (await mailsAfter(() => ask(email, lang).expect(202))).filter((each) => each.subject === subject)
      const { text, headers } = await request(site.http).get(linkIn(mail!, path)).expect(200)
      for (const word of [...words, email]) expect(text).toContain(word)
      expect(text).not.toContain('Tajna poruka')
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
    },
  )

  it('say what is held: the subscription with what was agreed to, what was sent and when, and no words of it', async () => {
    const email = 'told@example.com'
    await subscribe(email)
    await write(email)
    const { body } = await call('export', await tokenFor(email))
      .expect(200)
      .expect('Cache-Control', 'no-store')
    const data = body as OwnDataDto
    expect(data).toMatchObject({
      ...{ email, forgotten: false, messages: [{ kind: 'contact', sentAt: expect.any(String) }] },
      subscription: { state: 'subscribed', language: 'hr', issues: 0, unsubscribedAt: null },
    })
    const proofs = await site.database.query<{ text: string }[]>(
      `SELECT consent_text AS text FROM newsletter_consents ORDER BY id DESC LIMIT 2`,
    )
    expect(data.subscription!.consents.map(({ text }) => text)).toEqual(proofs.map(({ text }) => text).reverse())
    // Each mail that went there, none to staff: the link to confirm with, the welcome, the confirmation, and this link.
    expect(data.mails).toBe(server.mails.filter((mail) => recipientOf(mail) === email).length)
    expect((await held(email)).held.outgoing_mails).toBeGreaterThan(data.mails)
    expect(JSON.stringify(data)).not.toContain('Tajna')
  })

  it('are saved as a file', async () => {
    await subscribe('saved@example.com')
    const { headers, text } = await press(await linkFor('saved@example.com'), 'export').expect(200)
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename=my-data.json',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(text)).toMatchObject({ email: 'saved@example.com', subscription: { state: 'subscribed' } })
    expect(await isSubscriber('saved@example.com')).toBe(true)
  })

  it('are not of others whose leads staff have merged with theirs', async () => {
    await write('one@example.com')
    await write('other@example.com')
    await site.database.query(
      `UPDATE contact_messages SET merged_into_id = (SELECT id FROM contact_messages WHERE email = 'one@example.com')
       WHERE email = 'other@example.com'`,
    )
    const { body } = await call('export', await tokenFor('one@example.com')).expect(200)
    expect((body as OwnDataDto).messages).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain('other@')
  })

  it('are erased by the page, which says what went and what remains; the newsletter goes there no more', async () => {
    const email = 'gone@example.com'
    await subscribe(email)
    const [{ id }] = await site.database.query('SELECT id FROM newsletter_subscribers WHERE email = $1', [email])
    const { text } = await press(await linkFor(email), 'erase').expect(200)
    for (const words of ['Vaša je pretplata izbrisana', 'privole<!-- -->: <!-- -->2', 'Nečitljiv otisak'])
      expect(text).toContain(words)
    expect(text).not.toContain('value="erase"')
    const { held: left, forgotten } = await held(email)
    expect(Object.entries(left).filter(([, rows]) => rows > 0)).toEqual([])
    expect(forgotten).toBe(true)
    for (const table of ['newsletter_consents', 'newsletter_confirmation_tokens', 'newsletter_issue_deliveries'])
      expect([table, await count(table, `subscriber_id = '${id}'`)]).toEqual([table, 0])

    const created = await agent.post('/api/admin/newsletter-issues').send({
      ...{ titleHr: 'Proljeće', textHr: 'Piše.', titleEn: 'Spring', textEn: 'Words.' },
    })
    const issue = `/api/admin/newsletter-issues/${(created.body as { id: string }).id}`
    await subscribe('stays@example.com')
    const { headers } = await agent.get(issue).expect(200)
    const mails = await mailsAfter(() => agent.post(`${issue}/send`).set('If-Match', headers.etag!).expect(204))
    expect(mails.map(recipientOf)).toContain('stays@example.com')
    expect(mails.map(recipientOf)).not.toContain(email)
    expect(((await call('export', await tokenFor('stays@example.com'))).body as OwnDataDto).subscription!.issues).toBe(
      1,
    )
    // An import of an old list does not bring it back.
    const imported = await agent
      .post('/api/admin/newsletter-subscribers/import')
      .send({ csv: `email\n${email}\n`, language: 'hr', origin: 'Sajam' })
    expect(imported.body).toMatchObject({ added: 0, known: 1 })
  })

  it('of which staff work on leads keep these, with their mails', async () => {
    const email = 'lead@example.com'
    await write(email)
    await subscribe(email)
    const before = await count('outgoing_mails', `kind LIKE 'contact.%'`)
    const { body } = await call('erasure', await tokenFor(email)).expect(200)
    expect(body).toMatchObject({
      erased: { newsletter_subscribers: 1, newsletter_consents: 2, contact_messages: 0 },
      remaining: { subscription: null, forgotten: true, messages: [{ kind: 'contact' }] },
    })
    expect((await held(email)).held).toMatchObject({ contact_messages: 1, newsletter_subscribers: 0 })
    expect(await count('outgoing_mails', `kind LIKE 'contact.%'`)).toBe(before)
    expect(await count('outgoing_mails', `recipient = '${email}' AND kind NOT LIKE 'contact.%'`)).toBe(0)
  })

  it('leave in the audit log that they were erased, and of whom nothing', async () => {
    const email = 'audited@example.com'
    await subscribe(email)
    await call('erasure', await tokenFor(email)).expect(200)
    const [event] = await site.database.query('SELECT * FROM audit_events ORDER BY id DESC LIMIT 1')
    expect(event).toMatchObject({
      ...{ action: 'privacy.subscription_erased', actor_email: null, actor_id: null, subject_id: null },
      details: { erased: { newsletter_subscribers: 1 } },
    })
    expect(JSON.stringify(event)).not.toContain('audited')
  })

  it('leave in the audit log that they were taken along, and by whom nothing', async () => {
    const email = 'taken@example.com'
    await subscribe(email)
    const link = await linkFor(email)
    const exported = () => count('audit_events', `action = 'privacy.own_data_exported'`)
    const before = await exported()
    await request(site.http).get(link).expect(200)
    expect(await exported()).toBe(before)
    await call('export', tokenIn(link)).expect(200)
    await press(link, 'export').expect(200)
    await call('export', 'nothing').expect(404)
    expect(await exported()).toBe(before + 2)
    const [event] = await site.database.query('SELECT * FROM audit_events ORDER BY id DESC LIMIT 1')
    expect(event).toMatchObject({ actor_email: null, actor_id: null, subject_id: null, details: {} })
  })

  it('of which there is no subscription are not erased, nor is the link used up', async () => {
    await write('writer@example.com')
    const link = await linkFor('writer@example.com')
    const erasures = () => count('audit_events', `action = 'privacy.subscription_erased'`)
    const before = await erasures()
    const { text } = await press(link, 'erase').expect(200)
    expect(text).toContain('Što čuvamo o vama')
    expect((await call('erasure', tokenIn(link)).expect(409)).body).toMatchObject({ code: 'own_data.no_subscription' })
    expect(await erasures()).toBe(before)
    await call('export', tokenIn(link)).expect(200)
  })

  it('of who has subscribed under both spellings of a domain are those of both', async () => {
    const spellings = ['iva@kuća.example', 'iva@xn--kua-rpa.example']
    for (const email of spellings) {
      await site.database.query(
        `WITH subscriber AS (
           INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at) VALUES ($1::text, 'hr', 'x', now()) RETURNING id
         ) INSERT INTO newsletter_consents (subscriber_id, step, consent_text, language) SELECT id, 'subscribed', $1::text, 'hr' FROM subscriber`,
        [email],
      )
    }
    await mailsAfter(() => ask(spellings[0]!).expect(202))
    const [link] = await site.database.query<{ id: string }[]>(
      `SELECT id FROM own_data_links WHERE email = ANY ($1::citext[])`,
      [spellings],
    )
    const token = await site.app.get(OwnDataLinksService).issueToken(link!.id)
    const { body } = await call('export', token!).expect(200)
    expect((body as OwnDataDto).subscription!.consents.map(({ text }) => text)).toEqual(spellings)
    await call('erasure', token!).expect(200)
    for (const email of spellings) expect(await isSubscriber(email)).toBe(false)
  })

  it('change by nothing but a press of the button: scanners of mails follow links', async () => {
    await subscribe('scanned@example.com')
    const link = await linkFor('scanned@example.com')
    await request(site.http).get(link).expect(200)
    await request(site.http).head(link).expect(200)
    await request(site.http).get(`${link}&action=erase`).expect(200)
    await request(site.http).get(link.replace('?', '/index.pageContext.json?')).expect(200)
    await press(link, '').expect(200)
    await press(link, 'anything').expect(200)
    await request(site.http)
      .get(`/api/own-data/erasure?token=${tokenIn(link)}`)
      .expect(405)
    expect(await isSubscriber('scanned@example.com')).toBe(true)
    await press(link, 'erase').expect(200)
    expect(await isSubscriber('scanned@example.com')).toBe(false)
  })

  it('are erased once, however many press at a time, and not again', async () => {
    await subscribe('twice@example.com')
    const token = await tokenFor('twice@example.com')
    const answers = await Promise.all([1, 2, 3].map(() => call('erasure', token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    await subscribe('twice@example.com')
    expect((await call('erasure', token).expect(404)).body).toMatchObject({ code: 'own_data.link_unknown' })
    await request(site.http).get(`${PAGE}?token=${token}`).expect(404)
    expect(await isSubscriber('twice@example.com')).toBe(true)
  })

  it('are out of reach an hour later', async () => {
    await subscribe('late@example.com')
    const link = await linkFor('late@example.com')
    const [{ minutes }] = await site.database.query(
      `SELECT extract(epoch FROM expires_at - now()) / 60 AS minutes FROM own_data_links WHERE email = 'late@example.com'`,
    )
    expect(Math.round(Number(minutes))).toBe(60)
    await site.database.query(`UPDATE own_data_links SET expires_at = now() WHERE email = 'late@example.com'`)
    for (const action of ['export', 'erase']) {
      const { text } = await press(link, action).expect(410)
      expect(text).toContain('Ova poveznica ne vrijedi')
      expect(text).not.toContain('late@example.com')
    }
    await request(site.http).get(link).expect(410)
    expect((await call('erasure', tokenIn(link)).expect(410)).body).toMatchObject({ code: 'own_data.link_expired' })
    await call('export', tokenIn(link)).expect(410)
    expect(await isSubscriber('late@example.com')).toBe(true)
  })

  it('are reached by the last link alone, and by none that is spelled otherwise or another’s', async () => {
    await subscribe('last@example.com')
    await subscribe('neighbour@example.com')
    const first = await tokenFor('last@example.com')
    const neighbour = await tokenFor('neighbour@example.com')
    const second = await tokenFor('last@example.com')
    for (const token of [first, second.slice(0, -1), `${second}=`, second.toUpperCase(), ` ${second}x`, 'x', '%'])
      await call('erasure', token).expect(404)
    await call('erasure', '').expect(422)
    for (const query of ['', '?token=', `?token=${second}&token=${second}`, `?token[]=${second}`])
      await request(site.http)
        .get(PAGE + query)
        .expect(404)
    await call('erasure', neighbour).expect(200)
    expect([await isSubscriber('last@example.com'), await isSubscriber('neighbour@example.com')]).toEqual([true, false])
    await call('erasure', second).expect(200)
  })

  it('asked for twice at once come by one mail', async () => {
    await subscribe('impatient@example.com')
    const mails = await mailsAfter(() =>
      Promise.all([ask('impatient@example.com').expect(202), ask('Impatient@Example.com').expect(202)]),
    )
    expect(mails.map(recipientOf)).toEqual(['impatient@example.com'])
    await request(site.http).get(linkIn(mails[0]!, PAGE)).expect(200)
  })

  it.each([
    ['in other letters', 'ana@bistra.example', ' ANA@Bistra.Example '],
    ['with its domain as browsers send it', 'ana@kuća.example', 'Ana@xn--kua-rpa.example'],
  ])('typed %s go to the address as its owner gave it', async (_, given, typed) => {
    await site.database.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at) VALUES ($1, 'hr', 'x', now())`,
      [given],
    )
    await mailsAfter(() => ask(typed).expect(202))
    const [mail] = (await site.mails()).slice(-1)
    expect(mail).toMatchObject({ kind: 'own_data.link', recipient: given })
  })

  it('are mailed to nobody whose address staff have suppressed', async () => {
    await subscribe('bounced@example.com')
    await write('bounced@example.com')
    await site.deliver()
    await site.database.query(
      `UPDATE newsletter_subscribers SET suppressed_at = now() WHERE email = 'bounced@example.com'`,
    )
    expect(await mailsAfter(() => ask('bounced@example.com').expect(202))).toEqual([])
    for (const [email, suppressedAt] of [
      ['eva@kuća.example', null],
      ['eva@xn--kua-rpa.example', new Date()],
    ])
      await site.database.query(
        `INSERT INTO newsletter_subscribers (email, language, consent_text, suppressed_at) VALUES ($1, 'hr', 'x', $2)`,
        [email, suppressedAt],
      )
    const before = (await site.mails()).length
    await mailsAfter(() => ask('eva@kuća.example').expect(202))
    expect(await site.mails()).toHaveLength(before)
  })

  it('are known to nobody but the mail: only a hash is stored, and staff who look at it see none', async () => {
    await subscribe('secret@example.com')
    const token = await tokenFor('secret@example.com')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [{ stored }] = await site.database.query(`
      SELECT string_agg(row_to_json(link)::text, '') || (SELECT string_agg(row_to_json(mail)::text, '') FROM outgoing_mails mail)
        AS stored FROM own_data_links link`)
    expect(stored).not.toContain(token)
    const mail = (await site.mails()).at(-1)!
    const letter = (await site.app.get(MailWritersService).write(mail, 'shown'))!
    expect(letter.text).not.toContain(token)
    expect(letter.text).toContain('token=xxxx')
    await call('export', token).expect(200)
  })

  it('are not mailed for what a program has filled in, who is answered the same', async () => {
    await subscribe('trapped@example.com')
    const mails = await mailsAfter(async () => {
      await ask('trapped@example.com', 'hr', { opinion: 'buy' }).expect(202)
      await request(site.http).post('/moji-podaci').type('form').send({ email: 'trapped@example.com' }).expect(303)
    })
    expect(mails).toEqual([])
    expect(await count('own_data_links', `email = 'trapped@example.com'`)).toBe(0)
    // Browsers fill in one field in no time.
    expect(await mailsAfter(() => ask('trapped@example.com', 'hr', { seconds: 0.1 }).expect(202))).toHaveLength(1)
  })

  it.each([
    ['/moji-podaci?lang=hr', 'Nevažeća email adresa', 'Pogledajte svoju poštu'],
    ['/my-data?lang=en', 'Invalid email address', 'Look in your mailbox'],
  ])('are asked for without JavaScript at %s', async (url, fault, done) => {
    const email = `plain-${url.slice(-2)}@example.com`
    await subscribe(email)
    const { text: page } = await request(site.http).get(url).expect(200)
    const made = /name="made"[^>]* value="([^"]+)"/.exec(page)![1]!
    const post = (typed: string) => request(site.http).post(url).type('form').send({ email: typed, made, opinion: '' })
    const refused = await post('nobody').expect(422)
    expect(refused.text).toContain(fault)
    const mails = await mailsAfter(async () => {
      const { headers } = await post(email).expect(303)
      const { text } = await request(site.http).get(headers.location!.split('#')[0]!).expect(200)
      expect(text).toContain(done)
    })
    expect(mails.map(recipientOf)).toEqual([email])
  })

  it('are taken from no other site', async () => {
    await subscribe('elsewhere@example.com')
    const link = await linkFor('elsewhere@example.com')
    await press(link, 'erase').set('Origin', 'https://elsewhere.example').expect(403)
    await ask('elsewhere@example.com').set('Origin', 'https://elsewhere.example').expect(403)
    expect(await isSubscriber('elsewhere@example.com')).toBe(true)
  })
})

describe('own data without a mail server', () => {
  it('are erased with the files of their mails', async () => {
    const site = await startMailingSite()
    try {
      const email = 'file@example.com'
      await site.database.query(
        `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at) VALUES ($1, 'hr', 'x', now())`,
        [email],
      )
      await request(site.http).post('/api/own-data').send({ email }).expect(202)
      await site.deliver()
      const directory = join(site.environment.dataDir, 'mail')
      expect(existsSync(directory) && readdirSync(directory)).toHaveLength(1)
      const [link] = await site.database.query<{ id: string }[]>('SELECT id FROM own_data_links')
      const token = await site.app.get(OwnDataLinksService).issueToken(link!.id)
      await request(site.http).post('/api/own-data/erasure').send({ token }).expect(200)
      expect(readdirSync(directory)).toEqual([])
    } finally {
      await site.close()
    }
  })
})

describe('own data that many ask for', () => {
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

  it('are mailed to one address three times an hour, whatever is answered', async () => {
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

  it('are asked for by one network so many times, which has to prove near the end that it is worth the while', async () => {
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

  it('cannot be guessed at: so many links are looked at, then none', async () => {
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
    await request(site.http).get(`${PAGE}?token=guess`).expect(429)
    await request(site.http)
      .get('/no-such-page')
      .expect(404)
      .expect(/GTM-TEST123/)
    for (const path of [PAGE, '/my-data/link']) {
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
