import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import type { OwnDataDto } from '../../../src/privacy/own-data/own-data.dto.js'
import { OwnDataLinksService } from '../../../src/privacy/own-data/own-data-links.service.js'
import { recipientOf } from '../../support/mail-server.js'
import { startMailingSite } from '../../support/mailing-site.js'
import { OWN_DATA_PAGE, ownDataSite } from '../../support/own-data-site.js'

const own = ownDataSite()
const {
  count,
  ask,
  mailsAfter,
  linkFor,
  tokenIn,
  tokenFor,
  call,
  press,
  subscribe,
  write,
  waitFor,
  isSubscriber,
  held,
} = own

describe('erasure of own data', () => {
  it('erases by the page, reports erased and remaining data, and ends the newsletter', async () => {
    const email = 'gone@example.com'
    await subscribe(email)
    const [{ id }] = await own.site.database.query('SELECT id FROM newsletter_subscribers WHERE email = $1', [email])
    const { text } = await press(await linkFor(email), 'erase').expect(200)
    for (const words of ['Vaša pretplata je izbrisana', 'privole<!-- -->: <!-- -->2', 'Nečitljiv otisak'])
      expect(text).toContain(words)
    expect(text).not.toContain('value="erase"')
    const { held: left, forgotten } = await held(email)
    expect(Object.entries(left).filter(([, rows]) => rows > 0)).toEqual([])
    expect(forgotten).toBe(true)
    for (const table of ['newsletter_consents', 'newsletter_confirmation_tokens', 'newsletter_issue_deliveries'])
      expect([table, await count(table, `subscriber_id = '${id}'`)]).toEqual([table, 0])

    const created = await own.agent.post('/api/admin/newsletter-issues').send({
      titleHr: 'Proljeće',
      textHr: 'Piše.',
      titleEn: 'Spring',
      textEn: 'Words.',
    })
    const issue = `/api/admin/newsletter-issues/${(created.body as { id: string }).id}`
    await subscribe('stays@example.com')
    const { headers } = await own.agent.get(issue).expect(200)
    await own.agent.post(`${issue}/send`).set('If-Match', headers.etag!).expect(204)
    // the minute in which sending can be stopped
    const mails = await mailsAfter(async () => {
      await own.site.database.query(`UPDATE newsletter_issues SET scheduled_at = scheduled_at - interval '61 s'`)
      await own.site.database.query('UPDATE outbox_events SET next_attempt_at = now()')
    })
    expect(mails.map(recipientOf)).toContain('stays@example.com')
    expect(mails.map(recipientOf)).not.toContain(email)
    expect(((await call('export', await tokenFor('stays@example.com'))).body as OwnDataDto).subscription!.issues).toBe(
      1,
    )
    // An import of an old list does not restore it.
    const imported = await own.agent
      .post('/api/admin/newsletter-subscribers/imports')
      .send({ csv: `email\n${email}\n`, language: 'hr', origin: 'Sajam' })
    expect(imported.body.counts).toMatchObject({ new: 0, blocked: 1 })
  })

  it('keeps leads that staff process, with their mails', async () => {
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

  it('keeps the places on waiting lists, and the invitation that prevents a second one', async () => {
    const email = 'waits@example.com'
    await waitFor(email)
    await own.site.database.query(
      'INSERT INTO review_invitations (hash, invited_at) SELECT forgotten_hash($1), now()',
      [email],
    )
    await subscribe(email)
    const { body } = await call('erasure', await tokenFor(email)).expect(200)
    expect(body).toMatchObject({ erased: { newsletter_subscribers: 1 }, remaining: { waits: [{}] } })
    expect((await held(email)).held).toMatchObject({ waitlist_entries: 1, review_invitations: 1 })
  })

  it('records the erasure in the audit log without personal data', async () => {
    const email = 'audited@example.com'
    await subscribe(email)
    await call('erasure', await tokenFor(email)).expect(200)
    const [event] = await own.site.database.query('SELECT * FROM audit_events ORDER BY id DESC LIMIT 1')
    expect(event).toMatchObject({
      action: 'privacy.subscription_erased',
      actor_email: null,
      actor_id: null,
      subject_id: null,
      details: { erased: { newsletter_subscribers: 1 } },
    })
    expect(JSON.stringify(event)).not.toContain('audited')
  })

  it('records the export in the audit log without personal data', async () => {
    const email = 'taken@example.com'
    await subscribe(email)
    const link = await linkFor(email)
    const exported = () => count('audit_events', `action = 'privacy.own_data_exported'`)
    const before = await exported()
    await request(own.site.http).get(link).expect(200)
    expect(await exported()).toBe(before)
    await call('export', tokenIn(link)).expect(200)
    await press(link, 'export').expect(200)
    await call('export', 'nothing').expect(404)
    expect(await exported()).toBe(before + 2)
    const [event] = await own.site.database.query('SELECT * FROM audit_events ORDER BY id DESC LIMIT 1')
    expect(event).toMatchObject({ actor_email: null, actor_id: null, subject_id: null, details: {} })
  })

  it('refuses without a subscription and leaves the link valid', async () => {
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

  it('covers both spellings of a domain', async () => {
    const spellings = ['iva@kuća.example.com', 'iva@xn--kua-rpa.example.com']
    for (const email of spellings) {
      await own.site.database.query(
        `WITH subscriber AS (
           INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at) VALUES ($1::text, 'hr', 'x', now()) RETURNING id
         ) INSERT INTO newsletter_consents (subscriber_id, step, consent_text, language) SELECT id, 'subscribed', $1::text, 'hr' FROM subscriber`,
        [email],
      )
    }
    await mailsAfter(() => ask(spellings[0]!).expect(202))
    const [link] = await own.site.database.query<{ id: string }[]>(
      `SELECT id FROM own_data_links WHERE email = ANY ($1::citext[])`,
      [spellings],
    )
    const token = await own.site.app.get(OwnDataLinksService).issueToken(link!.id)
    const { body } = await call('export', token!).expect(200)
    expect((body as OwnDataDto).subscription!.consents.map(({ text }) => text)).toEqual(spellings)
    await call('erasure', token!).expect(200)
    for (const email of spellings) expect(await isSubscriber(email)).toBe(false)
  })

  it('erases once for concurrent requests, and not again', async () => {
    await subscribe('twice@example.com')
    const token = await tokenFor('twice@example.com')
    const answers = await Promise.all([1, 2, 3].map(() => call('erasure', token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    await subscribe('twice@example.com')
    expect((await call('erasure', token).expect(404)).body).toMatchObject({ code: 'own_data.link_unknown' })
    await request(own.site.http).get(`${OWN_DATA_PAGE}?token=${token}`).expect(404)
    expect(await isSubscriber('twice@example.com')).toBe(true)
  })
})

describe('erasure of own data without a mail server', () => {
  it('deletes the files of the mails', async () => {
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
