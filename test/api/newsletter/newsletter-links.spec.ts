import type { ParsedMail } from 'mailparser'
import request from 'supertest'
import { ConfirmationService } from '../../../src/newsletter/subscription/confirmation.service.js'
import { UnsubscriptionService } from '../../../src/newsletter/subscription/unsubscription.service.js'
import { MailWritersService } from '../../../src/platform/mail/delivery/mail-writers.service.js'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { owner, signIn } from '../../support/staff.js'

describe('newsletter link', () => {
  let site: MailingSite
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const subscribe = (email: string, lang = 'hr') =>
    request(site.http).post(`/api/newsletter?lang=${lang}`).send({ email })
  /** Returns the mails to an address that an action causes. */
  const mailsTo = async (email: string, act: () => PromiseLike<unknown>): Promise<ParsedMail[]> => {
    const before = server.mails.length
    await act()
    await site.deliver()
    return server.mails.slice(before).filter((mail) => recipientOf(mail) === email)
  }
  const asked = async (email: string, lang?: string) => {
    const [mail] = await mailsTo(email, () => subscribe(email, lang).expect(202))
    return linkIn(mail!, '/newsletter')
  }
  const joined = async (email: string, lang?: string) => {
    const link = await asked(email, lang)
    const [mail] = await mailsTo(email, () => request(site.http).post(link).expect(200))
    return mail!
  }
  const stateOf = async (email: string) => {
    const [row] = await site.database.query('SELECT * FROM newsletter_subscribers WHERE email = $1', [email])
    return row.unsubscribed_at ? 'unsubscribed' : row.confirmed_at ? 'subscribed' : 'pending'
  }
  const proofsOf = (email: string): Promise<{ step: string; language: string; consent_text: string }[]> =>
    site.database.query(
      `SELECT proof.* FROM newsletter_consents proof JOIN newsletter_subscribers subscriber ON subscriber.id = subscriber_id
       WHERE email = $1 ORDER BY proof.id`,
      [email],
    )

  it.each([
    ['hr', '/newsletter/potvrda', 'Potvrdite pretplatu na novosti', 'Pretplata je potvrđena', '/newsletter/odjava'],
    ['en', '/newsletter/confirm', 'Please confirm your', 'Your subscription is confirmed', '/newsletter/unsubscribe'],
  ])('leads from subscription to unsubscription in %s', async (lang, page, subject, done, goodbye) => {
    const email = `way-${lang}@example.com`
    const [mail] = await mailsTo(email, () => subscribe(email, lang).expect(202))
    expect(mail!.subject).toContain(subject)
    const link = linkIn(mail!, page)
    const shown = await request(site.http).get(link).expect(200)
    expect(shown.text).toContain(`<html lang="${lang}"`)
    expect(shown.text).toContain('<meta name="robots" content="noindex"/>')
    expect(shown.headers['cache-control']).toBe('no-store')
    expect(shown.headers['referrer-policy']).toBe('strict-origin')
    expect(await stateOf(email)).toBe('pending')

    const [welcome] = await mailsTo(email, async () => {
      const { text } = await request(site.http).post(link).expect(200)
      expect(text).toContain(done)
      expect(text).toContain(`<title>${done} | Biorezonanca</title>`)
    })
    expect(await stateOf(email)).toBe('subscribed')
    expect(linkIn(welcome!, goodbye)).toContain(`lang=${lang}`)
  })

  it('stores the exact consent text shown at both steps', async () => {
    const link = await asked('proof@example.com', 'en')
    const home = await request(site.http).get('/?lang=en')
    const page = await request(site.http).get(link)
    await request(site.http).post(link).expect(200)
    const proofs = await proofsOf('proof@example.com')
    expect(proofs).toMatchObject([
      { step: 'subscribed', language: 'en', recorded_at: expect.any(Date) },
      { step: 'confirmed', language: 'en', recorded_at: expect.any(Date) },
    ])
    expect(home.text).toContain(`>${proofs[0]!.consent_text}<`)
    expect(page.text).toContain(`>${proofs[1]!.consent_text}<`)
  })

  it('confirms once for concurrent requests', async () => {
    const link = await asked('once@example.com')
    const [welcome, ...more] = await mailsTo('once@example.com', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => request(site.http).post(link)))
      const titles = answers.map(({ text }) => /<h1[^>]*>([^<]+)/.exec(text)![1]).sort()
      const used = 'Ova poveznica je već iskorištena'
      expect(titles).toEqual([used, used, 'Pretplata je potvrđena'])
    })
    expect([welcome?.subject, more]).toEqual(['Dobro došli među naše čitatelje', []])
    expect(await proofsOf('once@example.com')).toHaveLength(2)
    const { text } = await request(site.http).get(link).expect(200)
    expect(text).toContain('Ova poveznica je već iskorištena')
  })

  it('expires and explains how to get a new one', async () => {
    const link = await asked('late@example.com')
    await site.database.query(`UPDATE newsletter_confirmation_tokens SET expires_at = now() WHERE used_at IS NULL`)
    for (const method of ['get', 'post'] as const) {
      const { text } = await request(site.http)[method](link).expect(410)
      expect(text).toContain('href="/#newsletter"')
    }
    expect(await stateOf('late@example.com')).toBe('pending')
    await request(site.http)
      .post(await asked('late@example.com'))
      .expect(200)
    expect(await stateOf('late@example.com')).toBe('subscribed')
  })

  it('is refused if forged, for another purpose, or truncated', async () => {
    const confirm = await asked('forged@example.com')
    const goodbye = linkIn(await joined('other@example.com'), '/newsletter/odjava')
    const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token')!
    const [id] = tokenOf(goodbye).split('.')
    for (const link of [
      `/newsletter/potvrda?token=${tokenOf(goodbye)}`,
      `/newsletter/odjava?token=${tokenOf(confirm)}`,
      `/newsletter/odjava?token=${id}.${'x'.repeat(43)}`,
      `/newsletter/odjava?token=${id}`,
      `/newsletter/odjava?token=${tokenOf(goodbye)}.more`,
      `${confirm.slice(0, -2)}`,
      '/newsletter/potvrda?token=a&token=b',
      '/newsletter/potvrda',
      '/newsletter/odjava?token=',
    ]) {
      await request(site.http).get(link).expect(404)
      await request(site.http).post(link).expect(404)
    }
    expect([await stateOf('forged@example.com'), await stateOf('other@example.com')]).toEqual(['pending', 'subscribed'])
  })

  it('is stored as a hash only', async () => {
    const link = await asked('secret@example.com')
    const token = new URLSearchParams(link.split('?')[1]).get('token')!
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [{ stored }] = await site.database.query(`
      SELECT string_agg(row_to_json(token)::text, '') || (SELECT string_agg(row_to_json(mail)::text, '') FROM outgoing_mails mail)
        AS stored FROM newsletter_confirmation_tokens token`)
    expect(stored).not.toContain(token)
  })

  it('is hidden from staff who view the mail, which creates none', async () => {
    const link = await asked('looked@example.com')
    const mail = (await site.mails()).at(-1)!
    const made = () => site.database.query('SELECT FROM newsletter_confirmation_tokens')
    const before = (await made()).length
    const letter = (await site.app.get(MailWritersService).write(mail, 'shown'))!
    expect(letter.text).not.toContain(link)
    expect(linkIn({ text: letter.text } as ParsedMail, '/newsletter')).toContain('token=xxxx')
    expect(await made()).toHaveLength(before)
  })

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'unsubscribes by one click (RFC 8058) from a mail client that sends %s',
    async (type) => {
      const email = `click-${type.length}@example.com`
      const mail = await joined(email)
      expect(mail.headers.get('list')).toMatchObject({ 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } })
      const { url } = (mail.headers.get('list') as unknown as { unsubscribe: { url: string } }).unsubscribe
      const unsubscribe = url.replace(site.environment.publicUrl, '')
      await request(site.http).get(unsubscribe).expect(200)
      await request(site.http).head(unsubscribe).expect(200)
      expect(await stateOf(email)).toBe('subscribed')
      const body = type.startsWith('multipart')
        ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click'
      const answer = await request(site.http)
        .post(unsubscribe)
        .set({ 'Content-Type': type, Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' })
        .send(body)
        .expect(200)
      expect(answer.redirects).toEqual([])
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(await stateOf(email)).toBe('unsubscribed')
      await request(site.http).post(unsubscribe).expect(200)
    },
  )

  it('reads no large body of a mail client', async () => {
    const link = linkIn(await joined('large@example.com'), '/newsletter/odjava')
    const post = (bytes: number) =>
      request(site.http).post(link).type('application/octet-stream').send('x'.repeat(bytes))
    await post(20_000).expect(413)
    expect(await stateOf('large@example.com')).toBe('subscribed')
    await post(2000).expect(200)
    expect(await stateOf('large@example.com')).toBe('unsubscribed')
  })

  it('accepts cross-site requests for unsubscribing only', async () => {
    const link = await asked('elsewhere@example.com')
    await request(site.http).post(link).set('Origin', 'https://elsewhere.example').expect(403)
    expect(await stateOf('elsewhere@example.com')).toBe('pending')
  })

  it('resubscribes with new proof after unsubscribing, and only on confirmation', async () => {
    const email = 'back@example.com'
    const goodbye = linkIn(await joined(email), '/newsletter/odjava')
    await request(site.http).post(goodbye).expect(200)
    const link = await asked(email, 'en')
    expect(await stateOf(email)).toBe('pending')
    await request(site.http).post(link).expect(200)
    expect(await stateOf(email)).toBe('subscribed')
    const steps = (await proofsOf(email)).map(({ step, language }) => `${step} ${language}`)
    expect(steps).toEqual(['subscribed hr', 'confirmed hr', 'subscribed en', 'confirmed en'])
  })

  it('ends a pending subscription, including its confirmation link', async () => {
    const link = await asked('never@example.com')
    await site.database.query(
      `UPDATE newsletter_subscribers SET unsubscribed_at = now() WHERE email = 'never@example.com'`,
    )
    await request(site.http).post(link)
    expect(await stateOf('never@example.com')).toBe('unsubscribed')
  })

  it('is sent to an address at most three times a day, with an unchanged response', async () => {
    const email = 'bombed@example.com'
    const mails = await mailsTo(email, async () => {
      for (let time = 0; time < 6; time++) {
        await subscribe(email).expect(202)
        await site.deliver()
      }
    })
    expect(mails).toHaveLength(3)
  })

  it('is sent to a mailbox at most three times a day, whichever alias is used, and one more request follows the next day', async () => {
    const before = server.mails.length
    for (const alias of ['boss', 'Boss+1', 'boss+2', 'boss+3', 'boss+4']) {
      await subscribe(`${alias}@example.com`).expect(202)
    }
    await site.deliver()
    const recipients = server.mails.slice(before).map((mail) => recipientOf(mail)?.toLowerCase())
    expect(recipients.filter((recipient) => recipient?.startsWith('boss'))).toHaveLength(3)
    await site.pass(24 * 3_600_000)
    await site.deliver()
    expect(server.mails.slice(before + 3).map(recipientOf)).toEqual(['boss+3@example.com'])
  })

  it.each([
    ['hr', '/newsletter/bez-upita', 'Da vas više ne pitamo?', 'Više vas nećemo pitati', 'Opet vas smijemo pitati'],
    ['en', '/newsletter/never-ask', 'Shall we stop asking?', 'We will not ask again', 'We may ask you again'],
  ])('has a link that ends such requests in %s, and allows them again', async (lang, path, question, done, allowed) => {
    const email = `stop-${lang}@gmail.com`
    const [mail] = await mailsTo(email, () => subscribe(email, lang).expect(202))
    const link = linkIn(mail!, path)
    expect((await request(site.http).get(link).expect(200)).text).toContain(question)
    expect(await site.database.query('SELECT FROM newsletter_refusals')).toHaveLength(0)
    expect((await request(site.http).post(link).expect(200)).text).toContain(done)
    expect((await request(site.http).get(link).expect(200)).text).toContain(done)
    // Aliases belong to the same mailbox; the response reveals nothing.
    const before = server.mails.length
    for (const alias of [email, `s.top-${lang}+1@googlemail.com`]) await subscribe(alias, lang).expect(202)
    await site.deliver()
    expect(server.mails).toHaveLength(before)
    const again = await request(site.http).post(`${link}&again=1`).expect(200)
    expect(again.text).toContain(allowed)
    expect(await mailsTo(email, () => subscribe(email, lang).expect(202))).toHaveLength(1)
  })

  it('allows requests again when their link is used after all, and when staff release the address', async () => {
    const agent = await signIn(site, owner)
    const refusals = () => site.database.query<unknown[]>('SELECT FROM newsletter_refusals')
    const refuse = async (email: string) => {
      const [mail] = await mailsTo(email, () => subscribe(email).expect(202))
      await request(site.http).post(linkIn(mail!, '/newsletter/bez-upita')).expect(200)
      expect(await refusals()).toHaveLength(1)
      return mail!
    }
    await request(site.http)
      .post(linkIn(await refuse('return@example.com'), '/newsletter/potvrda'))
      .expect(200)
    expect(await stateOf('return@example.com')).toBe('subscribed')
    expect(await refusals()).toHaveLength(0)

    await refuse('released@example.com')
    const [row] = await site.database.query(
      `SELECT id FROM newsletter_subscribers WHERE email = 'released@example.com'`,
    )
    await agent
      .post('/api/admin/newsletter-subscribers/release')
      .send({ ids: [row.id] })
      .expect(200)
    expect(await refusals()).toHaveLength(0)
  })

  it('refuses forged links that end requests, and tells the person and staff of the stored hash', async () => {
    const email = 'kept@example.com'
    const [mail] = await mailsTo(email, () => subscribe(email).expect(202))
    const token = tokenIn(linkIn(mail!, '/newsletter/bez-upita'))
    const call = (name: string, sent: string) =>
      request(site.http).post(`/api/newsletter/${name}`).send({ token: sent })
    const forged = `${'0'.repeat(64)}.${token.split('.')[1]}`
    for (const name of ['refusal', 'refusal/withdrawal']) {
      expect((await call(name, forged).expect(404)).body.code).toBe('newsletter.link_unknown')
    }
    await call('refusal', token).expect(204)
    const agent = await signIn(site, owner)
    const search = () => agent.post('/api/admin/personal-data/search').send({ email }).expect(200)
    expect((await search()).body).toMatchObject({ forgotten: true })
    await call('refusal/withdrawal', token).expect(204)
    expect((await search()).body).toMatchObject({ forgotten: false })
  })

  const tokenIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('token')!

  it('works through the API as well', async () => {
    const call = (name: string, body: object) => request(site.http).post(`/api/newsletter/${name}?lang=en`).send(body)
    const token = tokenIn(await asked('program@example.com', 'en'))
    const [welcome] = await mailsTo('program@example.com', () => call('confirm', { token }).expect(204))
    expect(await stateOf('program@example.com')).toBe('subscribed')
    expect(await proofsOf('program@example.com')).toMatchObject([{ step: 'subscribed' }, { step: 'confirmed' }])
    expect((await call('confirm', { token }).expect(409)).body).toMatchObject({
      code: 'newsletter.link_used',
      title: 'This link has been used already',
    })
    const goodbye = tokenIn(linkIn(welcome!, '/newsletter'))
    expect((await call('confirm', { token: goodbye }).expect(404)).body.code).toBe('newsletter.link_unknown')
    expect((await call('unsubscribe', { token }).expect(404)).body.code).toBe('newsletter.link_unknown')
    await call('unsubscribe', { token: goodbye }).expect(204)
    await call('unsubscribe', { token: goodbye }).expect(204)
    expect(await stateOf('program@example.com')).toBe('unsubscribed')
    await call('unsubscribe', {}).expect(422)

    const late = tokenIn(await asked('program-late@example.com'))
    await site.database.query(`UPDATE newsletter_confirmation_tokens SET expires_at = now() WHERE used_at IS NULL`)
    expect((await call('confirm', { token: late }).expect(410)).body.code).toBe('newsletter.link_expired')
  })

  it('does not report success when staff ended the subscription in the meantime', async () => {
    const link = await asked('ended@example.com')
    await site.database.query(
      `UPDATE newsletter_subscribers SET unsubscribed_at = now() WHERE email = 'ended@example.com'`,
    )
    for (const method of ['get', 'post', 'get'] as const) {
      const { text } = await request(site.http)[method](link).expect(404)
      expect(text).toContain('Ova poveznica ne vrijedi')
    }
    expect(await stateOf('ended@example.com')).toBe('unsubscribed')
  })

  it('confirms or unsubscribes without a deadlock when both are requested concurrently', async () => {
    const email = 'both@example.com'
    const link = await asked(email)
    const [{ id }] = await site.database.query('SELECT id FROM newsletter_subscribers WHERE email = $1', [email])
    const goodbye = `/newsletter/odjava?token=${site.app.get(UnsubscriptionService).tokenFor(id as string)}`
    const answers = await Promise.all([request(site.http).post(link), request(site.http).post(goodbye)])
    expect(answers[1].status).toBe(200)
    expect([200, 404]).toContain(answers[0].status)
    expect(await stateOf(email)).toBe('unsubscribed')
  })

  it('does nothing for a suppressed address, to which none is sent', async () => {
    const email = 'suppressed@example.com'
    const link = await asked(email)
    const mails = await mailsTo(email, async () => {
      await subscribe(email).expect(202)
      await site.database.query('UPDATE newsletter_subscribers SET suppressed_at = now() WHERE email = $1', [email])
    })
    expect(mails).toEqual([])
    await request(site.http).post(link).expect(404)
    await subscribe(email).expect(409)
  })

  it('asks imported subscribers to confirm in words that do not claim they signed up', async () => {
    const { database } = site
    const [imported] = await database.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text) VALUES ('fair@example.com', 'hr', 'Sajam')
       RETURNING id`,
    )
    const mails = await mailsTo('fair@example.com', () =>
      database.query(
        `WITH proof AS (
           INSERT INTO newsletter_consents (subscriber_id, step, consent_text, language) VALUES ($1::uuid, 'imported', 'Sajam', 'hr')
         ) INSERT INTO outbox_events (type, subject_id) VALUES ('newsletter.subscribed', $1::text)`,
        [imported.id],
      ),
    )
    expect(mails.map(({ subject }) => subject)).toEqual(['Želite li primati naše novosti?'])
    await request(site.http).post(linkIn(mails[0]!, '/newsletter')).expect(200)
    expect(await stateOf('fair@example.com')).toBe('subscribed')
  })

  it('is deleted a month after it expires', async () => {
    const { database, app } = site
    await asked('old@example.com')
    const count = async () => (await database.query('SELECT FROM newsletter_confirmation_tokens')).length
    const before = await count()
    await database.query(
      `UPDATE newsletter_confirmation_tokens SET expires_at = now() - interval '31 days' WHERE subscriber_id =
         (SELECT id FROM newsletter_subscribers WHERE email = 'old@example.com')`,
    )
    await app.get(ConfirmationService).forgetOldTokens()
    expect(await count()).toBe(before - 1)
  })

  it('keeps an unsubscribed address suppressed when somebody else enters it, until confirmed', async () => {
    const email = 'left@example.com'
    const isRemembered = async () => {
      const [row] = await site.database.query<{ is: boolean }[]>(
        'SELECT EXISTS (SELECT FROM forgotten_subscribers WHERE hash = forgotten_hash($1)) AS is',
        [email],
      )
      return row!.is
    }
    const welcome = await joined(email)
    await request(site.http).post(linkIn(welcome, '/newsletter')).expect(200)
    expect(await stateOf(email)).toBe('unsubscribed')
    const link = await asked(email)
    expect(await isRemembered()).toBe(true)
    await request(site.http).post(link).expect(200)
    expect(await isRemembered()).toBe(false)
  })
})
