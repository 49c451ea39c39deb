import request from 'supertest'
import { MailWritersService } from '../../../src/platform/mail/delivery/mail-writers.service.js'
import type { OwnDataDto } from '../../../src/privacy/own-data/own-data.dto.js'
import { ownDataLetter } from '../../../src/privacy/own-data/own-data-mail-queue.service.js'
import { linkIn } from '../../support/mail-server.js'
import { recipientOf } from '../../support/mail-server.js'
import { OWN_DATA_PAGE, ownDataSite } from '../../support/own-data-site.js'

const own = ownDataSite()
const { count, ask, mailsAfter, linkFor, tokenIn, tokenFor, call, press, subscribe, write, isSubscriber, held } = own

describe('own data', () => {
  it('responds alike in content and timing, whether or not data exists', async () => {
    await subscribe('known@example.com')
    const answers = []
    for (const email of ['known@example.com', 'stranger@example.com']) {
      const before = [await count('own_data_links'), await count('outbox_events')]
      const { status, text, headers } = await ask(email)
      const after = [await count('own_data_links'), await count('outbox_events')]
      answers.push({
        status,
        text,
        headers: Object.keys(headers).sort(),
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
    [
      'hr',
      OWN_DATA_PAGE,
      'Poveznica na vaše podatke',
      'Što čuvamo o vama',
      'pretplaćeni ste',
      'Izbrišite moju pretplatu',
    ],
    ['en', '/my-data/link', 'The link to your data', 'What we keep about you', 'you are', 'Erase my subscription'],
  ])(
    'shows the data in %s, on an uncached page excluded from search engines',
    async (lang, path, subject, ...words) => {
      const email = `shown-${lang}@example.com`
      await subscribe(email, lang === 'hr' ? 'en' : 'hr') // the mail is in the language of the page, not of the subscription
      await write(email)
      const [mail] = (await mailsAfter(() => ask(email, lang).expect(202))).filter((each) => each.subject === subject)
      const { text, headers } = await request(own.site.http).get(linkIn(mail!, path)).expect(200)
      for (const word of [...words, email]) expect(text).toContain(word)
      expect(text).not.toContain('Tajna poruka')
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
    },
  )

  it('includes the subscription with consents, and kind and date of messages without their text', async () => {
    const email = 'told@example.com'
    await subscribe(email)
    await write(email)
    const { body } = await call('export', await tokenFor(email))
      .expect(200)
      .expect('Cache-Control', 'no-store')
    const data = body as OwnDataDto
    expect(data).toMatchObject({
      email,
      forgotten: false,
      messages: [{ kind: 'contact', sentAt: expect.any(String) }],
      subscription: {
        state: 'subscribed',
        language: 'hr',
        issues: 0,
        confirmedAt: expect.any(String),
        unsubscribedAt: null,
      },
    })
    const proofs = await own.site.database.query<{ text: string }[]>(
      `SELECT consent_text AS text FROM newsletter_consents ORDER BY id DESC LIMIT 2`,
    )
    expect(data.subscription!.consents.map(({ text }) => text)).toEqual(proofs.map(({ text }) => text).reverse())
    // All mails to the address, none to staff: confirmation link, welcome, message confirmation, and this link.
    expect(data.mails).toBe(own.server.mails.filter((mail) => recipientOf(mail) === email).length)
    expect((await held(email)).held.outgoing_mails).toBeGreaterThan(data.mails)
    expect(JSON.stringify(data)).not.toContain('Tajna')
  })

  it('is mailed to an address that only waits for a full day, with service and location', async () => {
    const email = 'waits@example.com'
    await own.waitFor(email)
    const link = await linkFor(email)
    const { text } = await request(own.site.http).get(link).expect(200)
    expect(text).toMatch(/Liste čekanja.*[^–], Zagreb \(upis nije potvrđen\)</s)
    const { body } = await call('export', tokenIn(link)).expect(200)
    expect(body.waits).toEqual([
      {
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        service: { hr: expect.any(String), en: expect.any(String) },
        location: { hr: 'Zagreb', en: 'Zagreb' },
        confirmed: false,
      },
    ])
  })

  it('includes a subscription that is not confirmed', async () => {
    const email = 'pending@example.com'
    await request(own.site.http).post('/api/newsletter').send({ email }).expect(202)
    const { body } = await call('export', await tokenFor(email)).expect(200)
    expect(body.subscription).toMatchObject({ state: 'pending', confirmedAt: null })
  })

  it('lists messages newest first, and the active one of two subscriptions', async () => {
    const email = 'maja@kuća.example.com'
    for (const [address, end] of [
      [email, null],
      ['maja@xn--kua-rpa.example.com', new Date()],
    ])
      await own.site.database.query(
        `INSERT INTO newsletter_subscribers (email, language, consent_text, subscribed_at, confirmed_at, unsubscribed_at)
         VALUES ($1, 'hr', 'x', coalesce($2::timestamptz, now() - interval '1 day'), now(), $2)`,
        [address, end],
      )
    for (const days of [2, 3, 1]) {
      await write(email)
      await own.site.database.query(
        `UPDATE contact_messages SET received_at = now() - make_interval(days => $1)
         WHERE email = $2 AND received_at > now() - interval '1 hour'`,
        [days, email],
      )
    }
    const { body } = await call('export', await tokenFor(email)).expect(200)
    const { messages, subscription } = body as OwnDataDto
    const sent = messages.map(({ sentAt }) => sentAt)
    expect(sent).toHaveLength(3)
    expect(sent).toEqual([...sent].sort().reverse())
    expect(subscription).toMatchObject({ state: 'subscribed', unsubscribedAt: null })
  })

  it('offers the data as a file', async () => {
    await subscribe('saved@example.com')
    const { headers, text } = await press(await linkFor('saved@example.com'), 'export').expect(200)
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename=my-data.json',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(text)).toMatchObject({ email: 'saved@example.com', subscription: { state: 'subscribed' } })
    expect(await isSubscriber('saved@example.com')).toBe(true)
  })

  it('excludes other people’s leads that staff merged with theirs', async () => {
    await write('one@example.com')
    await write('other@example.com')
    await own.site.database.query(
      `UPDATE contact_messages SET merged_into_id = (SELECT id FROM contact_messages WHERE email = 'one@example.com')
       WHERE email = 'other@example.com'`,
    )
    const { body } = await call('export', await tokenFor('one@example.com')).expect(200)
    expect((body as OwnDataDto).messages).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain('other@')
  })

  it('requires the mailed token: the database stores a hash, and staff who view the mail see none', async () => {
    await subscribe('secret@example.com')
    const token = await tokenFor('secret@example.com')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [{ stored }] = await own.site.database.query(`
      SELECT string_agg(row_to_json(link)::text, '') || (SELECT string_agg(row_to_json(mail)::text, '') FROM outgoing_mails mail)
        AS stored FROM own_data_links link`)
    expect(stored).not.toContain(token)
    const mail = (await own.site.mails()).find(
      ({ recipient, kind }) => recipient === 'secret@example.com' && kind === 'own_data.link',
    )!
    const letter = (await own.site.app.get(MailWritersService).write(mail, 'shown'))!
    expect(letter.text).not.toContain(token)
    expect(letter.text).toContain('token=xxxx')
    const sample = own.site.app.get(MailWritersService).samples.get(ownDataLetter)!.letter!
    expect((await sample('hr', 'published')).text).toContain('token=xxxx')
    await call('export', token).expect(200)
  })
})
