import { SchedulerRegistry } from '@nestjs/schedule'
import type { ParsedMail } from 'mailparser'
import request from 'supertest'
import { createApp } from '../../../src/app.setup.js'
import { BATCH } from '../../../src/newsletter/mails/issues/issue-queue.service.js'
import { QueueTimersService } from '../../../src/platform/background/queue-timers.service.js'
import { startDatabaseServer } from '../../../src/platform/database/database-server.js'
import { MailDeliveryService } from '../../../src/platform/mail/delivery/mail-delivery.service.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { expectLog } from '../../support/expected-log.js'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { siteLog } from '../../support/site-log.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'
import { until } from '../../support/until.js'

const texts = {
  titleHr: 'Proljeće u centrima',
  textHr: '## Što je novo\n\nPiše na [stranici](/kontakt). <script>alert(1)</script>',
  titleEn: 'Spring in our centres',
  textEn: '## What is new\n\nSee [the page](/en/contact).',
}
const unknown = '00000000-0000-4000-8000-000000000000'

describe('newsletter issue', () => {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  let staff: Agent
  const path = (id = '', more = '') => `/api/admin/newsletter-issues${id && `/${id}`}${more}`

  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    const workers = site.app.get(SchedulerRegistry) // each test controls the steps itself
    for (const name of workers.getIntervals()) workers.deleteInterval(name)
    agent = await signIn(site, owner)
    staff = await signIn(site, await addColleague(site, 'staff', 'staff@example.com'))
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })
  beforeEach(async () => {
    await site.database.query(
      'TRUNCATE newsletter_issues, newsletter_subscribers, outgoing_mails, outbox_events CASCADE',
    )
    server.mails.length = 0
  })

  /** Adds confirmed subscribers. */
  const join = (emails: string[], language = 'hr') =>
    site.database.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at)
       SELECT email, $2, 'x', now() FROM unnest($1::text[]) AS email`,
      [emails, language],
    )
  const set = (email: string, what: string) =>
    site.database.query(`UPDATE newsletter_subscribers SET ${what} WHERE email = $1`, [email])
  const many = (count: number) => Array.from({ length: count }, (_, index) => `reader-${index}@example.com`)

  /** Returns the ETag that the administrator has seen. */
  const seen = async (id: string) => (await agent.get(path(id)).expect(200)).headers.etag!
  const send = async (id: string) => {
    const version = await seen(id)
    return agent.post(path(id, '/send')).set('If-Match', version)
  }
  /** Lets the time pass in which sending can be stopped. */
  const passMinute = () =>
    site.database.query(
      `UPDATE newsletter_issues SET scheduled_at = scheduled_at - make_interval(secs => 61) WHERE status = 'starting'`,
    )
  const sendNow = async (id: string) => {
    expect((await send(id)).status).toBe(204)
    await passMinute()
  }
  const draft = async (values: object = {}): Promise<string> => {
    const { body } = await staff
      .post(path())
      .send({ ...texts, ...values })
      .expect(201)
    return body.id as string
  }
  const read = async (id: string) => (await agent.get(path(id)).expect(200)).body
  const statusOf = async (id: string) => (await read(id)).status as string
  /** Runs one step of the queue, as if a second had passed. */
  const step = async () => {
    await site.database.query('UPDATE outbox_events SET next_attempt_at = now()')
    await site.app.get(OutboxService).dispatchPending()
  }
  const deliver = () => site.app.get(MailDeliveryService).deliver()
  /** Runs steps until nothing is left to do. */
  const run = async () => {
    for (let steps = 0; steps < 20; steps++) {
      await step()
      await deliver()
    }
  }
  const recipients = () => server.mails.map((mail) => recipientOf(mail)!).sort()

  describe('newsletter draft', () => {
    it('is shared by all staff and may be incomplete', async () => {
      const id = await draft({ titleEn: '', textEn: '' })
      const issue = await read(id)
      expect(issue).toMatchObject({ status: 'draft', version: 1, titleHr: texts.titleHr, textEn: '', startedAt: null })
      const { body } = await staff.get(path()).expect(200)
      expect(body).toMatchObject({ total: 1, items: [{ id, titleHr: texts.titleHr, status: 'draft' }] })
      await staff.get(path(unknown)).expect(404)
    })

    it('is created once by a retry, which returns it as it is by then', async () => {
      const create = (by: Agent, values: object = texts) =>
        by.post(path()).set('Idempotency-Key', 'draft-1').send(values)
      const { body, headers } = await create(staff).expect(201)
      await staff
        .put(path(body.id))
        .set('If-Match', headers.etag!)
        .send({ ...texts, titleHr: 'Ljeto' })
        .expect(200)
      expect((await create(staff).expect(201)).body).toMatchObject({ id: body.id, version: 2, titleHr: 'Ljeto' })
      expect((await create(staff, { ...texts, titleHr: 'Zima' }).expect(422)).body.code).toBe('idempotency.reused')
      expect((await create(agent).expect(201)).body.id).not.toBe(body.id)
      expect((await staff.get(path()).expect(200)).body.total).toBe(2)
      await agent.delete(path(body.id)).set('If-Match', '"2"').expect(204)
      await create(staff).expect(404)
    })

    it('is saved only over the version its author saw', async () => {
      const id = await draft()
      const save = (tag: string, titleHr: string) =>
        staff
          .put(path(id))
          .set('If-Match', tag)
          .send({ ...texts, titleHr })
      const { headers } = await save('"1"', 'Ljeto').expect(200)
      expect(headers.etag).toBe('"2"')
      expect((await save('"1"', 'Jesen').expect(412)).body.code).toBe('issue.changed_meanwhile')
      await staff.put(path(id)).send(texts).expect(428)
      expect((await read(id)).titleHr).toBe('Ljeto')
    })

    it('shows the number of recipients by language', async () => {
      await join(['ana@example.com', 'iva@example.com'])
      await join(['tom@example.com'], 'en')
      expect((await read(await draft())).audience).toEqual({ hr: 2, en: 1 })
    })

    it('is previewed as text and HTML in each language, without scripts', async () => {
      const id = await draft()
      const { body } = await staff.get(path(id, '/preview/en')).expect(200)
      expect(body.subject).toBe(texts.titleEn)
      expect(body.text).toContain('What is new')
      const { text, headers } = await staff.get(path(id, '/html/hr')).expect(200)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(text).toContain('<h2>Što je novo</h2>')
      expect(text).toContain(`<a style="color:#4b2e83" href="${site.environment.publicUrl}/kontakt"`)
      expect(text).not.toContain('<script')
      expect(text).toContain('token=xxxx')
      await staff.get(path(id, '/html/de')).expect(404)
    })

    it('is sent as a test to its author only', async () => {
      await join(['ana@example.com'])
      const id = await draft()
      await staff.post(path(id, '/test')).send({ language: 'en' }).expect(204)
      await staff.post(path(id, '/test')).send({ language: 'de' }).expect(422)
      await run()
      expect(recipients()).toEqual(['staff@example.com'])
      expect(server.mails[0]!.subject).toBe(`Test: ${texts.titleEn}`)
      expect(await statusOf(id)).toBe('draft')
    })

    it('is deleted by an administrator while it is a draft', async () => {
      const id = await draft()
      const remove = (by: Agent, tag: string, of = id) => by.delete(path(of)).set('If-Match', tag)
      await remove(staff, '"1"').expect(403)
      await agent.delete(path(id)).expect(428)
      await staff
        .put(path(id))
        .set('If-Match', '"1"')
        .send({ ...texts, titleHr: 'Ljeto' })
        .expect(200)
      await remove(agent, '"1"').expect(412) // not over a text that the administrator has not seen
      await remove(agent, '"2"').expect(204)
      await agent.get(path(id)).expect(404)
      const sent = await draft()
      await sendNow(sent)
      await remove(agent, '"1"', sent).expect(409)
    })

    it('is unchanged by the same texts, and many saves by one user are one entry of the audit log', async () => {
      const id = await draft()
      const save = async (by: Agent, titleHr: string) =>
        by
          .put(path(id))
          .set('If-Match', await seen(id))
          .send({ ...texts, titleHr })
          .expect(200)
      expect((await save(staff, texts.titleHr)).body.version).toBe(1)
      for (const titleHr of ['L', 'Lj', 'Ljeto']) await save(staff, titleHr)
      await save(agent, 'Jesen')
      await save(staff, 'Zima')
      const events = await site.database.query(
        `SELECT actor_email AS by FROM audit_events WHERE action = 'issue.changed' AND subject_id = $1 ORDER BY id`,
        [id],
      )
      expect(events).toEqual([{ by: 'staff@example.com' }, { by: owner.email }, { by: 'staff@example.com' }])
    })

    it('reports when a test was last sent in each language, and when its texts changed', async () => {
      const id = await draft()
      expect(await read(id)).toMatchObject({ testedAt: { hr: null, en: null }, savedAt: expect.stringMatching(/Z$/) })
      await staff.post(path(id, '/test')).send({ language: 'en' }).expect(204)
      const { testedAt, savedAt } = await read(id)
      expect(testedAt).toEqual({ hr: null, en: expect.stringMatching(/Z$/) })
      expect(Date.parse(testedAt.en)).toBeGreaterThanOrEqual(Date.parse(savedAt))
      expect((await agent.get(`/admin/newsletter-issues/${id}/sending?ask=send`)).text).toMatch(
        />Sadašnji tekst niste isprobali/,
      )
      await staff.post(path(id, '/test')).send({ language: 'hr' }).expect(204)
      const { text } = await agent.get(`/admin/newsletter-issues/${id}/sending?ask=send`)
      expect(text).not.toMatch(/>Sadašnji tekst niste isprobali/)
    })
  })

  it.each(['send', 'schedule', 'unschedule', 'pause', 'resume'])('refuses to %s for staff', async (what) => {
    await staff.post(path(await draft(), `/${what}`)).expect(403)
  })

  it('is not sent while incomplete, and reports the gaps', async () => {
    const id = await draft({ textEn: '', titleHr: ' ' })
    const { body } = await agent
      .post(path(id, '/send'))
      .set('If-Match', await seen(id))
      .expect(422)
    expect(body.errors).toMatchObject([{ field: 'titleHr' }, { field: 'textEn' }])
    expect(await statusOf(id)).toBe('draft')
  })

  describe('issue in the minute before the first mail', () => {
    it('sends nothing for a minute, whatever runs or restarts, and then everything', async () => {
      await join(['ana@example.com'])
      const id = await draft()
      await send(id)
      const [{ seconds }] = await site.database.query(
        `SELECT extract(epoch FROM scheduled_at - now())::float8 AS seconds FROM newsletter_issues WHERE id = $1`,
        [id],
      )
      expect(seconds).toBeGreaterThan(55)
      expect(seconds).toBeLessThanOrEqual(60)
      for (let time = 0; time < 3; time++) {
        await step() // an early event, as after a clock change
        await deliver()
      }
      await site.database.query('UPDATE newsletter_issues SET scheduled_at = now() + make_interval(secs => 10)')
      await step()
      expect(await statusOf(id)).toBe('starting')
      expect(recipients()).toEqual([])
      await passMinute()
      await run()
      expect(recipients()).toEqual(['ana@example.com'])
    })

    it('becomes a draft when stopped, and sends nothing afterwards', async () => {
      await join(['ana@example.com'])
      const id = await draft()
      await send(id)
      await agent.post(path(id, '/pause')).expect(204)
      expect(await read(id)).toMatchObject({ status: 'draft', scheduledAt: null })
      await site.database.query(`INSERT INTO outbox_events (type, subject_id) VALUES ('newsletter.issue_due', $1)`, [
        id,
      ])
      await run()
      expect(recipients()).toEqual([])
      await agent.post(path(id, '/pause')).expect(409)
      const audited = await site.database.query(
        `SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY id DESC LIMIT 2`,
        [id],
      )
      expect(audited).toEqual([{ action: 'issue.unscheduled' }, { action: 'issue.sent' }])
    })

    it('is stopped or sent, never both, when both happen together', async () => {
      await join(many(5))
      for (let time = 0; time < 5; time++) {
        const id = await draft()
        await send(id)
        await passMinute()
        await site.database.query('UPDATE outbox_events SET next_attempt_at = now()')
        const [stopped] = await Promise.all([
          agent.post(path(id, '/pause')),
          site.app.get(OutboxService).dispatchPending(),
        ])
        expect(stopped.status).toBe(204)
        await run()
        expect(['draft', 'paused']).toContain(await statusOf(id))
        expect(recipients()).toEqual([])
      }
    })

    it('is neither sent twice nor changed by a second administrator', async () => {
      const id = await draft()
      const [one, other] = await Promise.all([send(id), send(id)])
      expect([one.status, other.status].sort()).toEqual([204, 409])
      await staff.put(path(id)).set('If-Match', '"1"').send(texts).expect(409)
      await agent.post(path(id, '/unschedule')).expect(409)
      await agent.delete(path(id)).set('If-Match', '"1"').expect(409)
    })

    it('shows a countdown and can be stopped on its page, without JavaScript', async () => {
      await join(['ana@example.com'])
      const id = await draft({ titleEn: '', textEn: '' })
      const page = `/admin/newsletter-issues/${id}/sending`
      const question = await agent.get(`${page}?ask=send`).expect(200)
      expect(question.text).toContain('Poslati 1 primatelju?')
      expect(question.text).toContain('Pretplatnici na engleskom (0) ovo izdanje neće dobiti.')
      await agent.post(page).type('form').send({ action: 'send', version: '1' }).expect(303)
      expect((await agent.get(page).expect(200)).text).toMatch(/role="timer">za (<!-- -->)?\d\d sekund/)
      await agent.post(page).type('form').send({ action: 'pause' }).expect(303)
      expect(await statusOf(id)).toBe('draft')
      expect((await agent.get(`${page}?ask=remove`).expect(200)).text).toContain('Ukloni zauvijek')
      await agent.post(page).type('form').send({ action: 'remove', version: '1' }).expect(303)
      await agent.get(path(id)).expect(404)
    })
  })

  it('is scheduled for a minute later at the earliest', async () => {
    const id = await draft()
    const begun = Date.now()
    const at = new Date(begun + 20_000).toISOString()
    await agent.post(path(id, '/schedule')).set('If-Match', '"1"').send({ at }).expect(204)
    expect(Date.parse((await read(id)).scheduledAt)).toBeGreaterThanOrEqual(begun + 60_000)
  })

  it('is scheduled by the form for a time typed as in Croatia', async () => {
    const id = await draft()
    const schedule = (at: string) =>
      agent.post(`/admin/newsletter-issues/${id}/sending`).type('form').send({ action: 'schedule', version: '1', at })
    expect((await schedule('1. 7. 2099.').expect(422)).text).toContain('value="1. 7. 2099."')
    await schedule('1. 7. 2099. 8:30').expect(303)
    expect((await read(id)).scheduledAt).toBe('2099-07-01T06:30:00.000Z')
  })

  it('is sent in one language alone to its readers, if the other is empty', async () => {
    await join(['ana@example.com'])
    await join(['tom@example.com', 'amy@example.com'], 'en')
    const id = await draft({ titleHr: '', textHr: '' })
    expect(await read(id)).toMatchObject({ languages: ['en'], audience: { hr: 1, en: 2 } })
    const { text } = await agent.get(`/admin/newsletter-issues/${id}/sending?ask=send`)
    expect(text).toContain('Pretplatnici na hrvatskom (1) ovo izdanje neće dobiti.')
    await sendNow(id)
    await run()
    expect(recipients()).toEqual(['amy@example.com', 'tom@example.com'])
    expect(await read(id)).toMatchObject({ status: 'sent', progress: { expected: 2, sent: 2, skipped: 0 } })
  })

  it('is not sent or scheduled with claims about health until somebody confirms them, which is recorded', async () => {
    await join(['ana@example.com'])
    const id = await draft({ ...texts, textEn: 'Bioresonance cures allergies.' })
    const post = async (action: string, query = {}, body = {}) =>
      agent
        .post(path(id, action))
        .set('If-Match', await seen(id))
        .query(query)
        .send(body)
    const at = new Date(Date.now() + 3_600_000).toISOString()
    for (const refused of [await post('/send'), await post('/schedule', {}, { at })]) {
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'textEn', code: 'claims.cure' })])
    }
    expect((await post('/send', { claims: 'confirmed' })).status).toBe(204)
    const events = await site.database.query(
      `SELECT subject_id, details FROM audit_events WHERE action = 'claims.confirmed'`,
    )
    expect(events).toEqual([{ subject_id: id, details: { claims: ['cures'] } }])
  })

  it('is not sent without any text', async () => {
    const id = await draft({ titleHr: 'x', textHr: '', titleEn: '', textEn: '' })
    expect((await send(id)).body.errors).toMatchObject([{ field: 'textHr', code: 'required' }])
    await staff.post(path()).send({ titleHr: '', textHr: ' ', titleEn: '', textEn: '' }).expect(422)
  })

  it('is sent to confirmed subscribers only, in their language', async () => {
    await join(['ana@example.com', 'left@example.com', 'gone@example.com', 'asked@example.com'])
    await join(['tom@example.com'], 'en')
    await set('left@example.com', 'unsubscribed_at = now()')
    await set('gone@example.com', 'suppressed_at = now()')
    await set('asked@example.com', 'confirmed_at = NULL')
    const id = await draft()
    await sendNow(id)
    await step()
    await join(['late@example.com']) // a subscriber who confirms during sending waits for the next issue
    await run()
    expect(recipients()).toEqual(['ana@example.com', 'tom@example.com'])
    const to = (email: string) => server.mails.find((mail) => recipientOf(mail) === email)!
    expect(to('ana@example.com').subject).toBe(texts.titleHr)
    expect(to('tom@example.com').subject).toBe(texts.titleEn)
    expect(to('tom@example.com').text).toContain('What is new')
    expect(await read(id)).toMatchObject({
      status: 'sent',
      finishedAt: expect.any(String),
      progress: { expected: 2, sent: 2, waiting: 0, givenUp: 0, skipped: 0 },
    })
    await agent
      .post(path(id, '/send'))
      .set('If-Match', await seen(id))
      .expect(409)
  })

  it('has a one-click unsubscribe link in every mail', async () => {
    await join(['ana@example.com'])
    const nobodys = await draft()
    await sendNow(nobodys)
    await run()
    const mail = server.mails[0] as ParsedMail
    const list = mail.headers.get('list') as unknown as { unsubscribe: { url: string } }
    expect(list).toMatchObject({ 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } })
    const link = list.unsubscribe.url.replace(site.environment.publicUrl, '')
    expect(linkIn(mail, '/newsletter')).toBe(link)
    await request(site.http).post(link).type('form').send('List-Unsubscribe=One-Click').expect(200)
    expect((await read(await draft())).audience).toEqual({ hr: 0, en: 0 })
  })

  it('is not sent to a subscriber who unsubscribes before their mail goes out', async () => {
    await join(['ana@example.com', 'iva@example.com'])
    const id = await draft()
    await sendNow(id)
    await step()
    await set('iva@example.com', 'unsubscribed_at = now()')
    await run()
    expect(recipients()).toEqual(['ana@example.com'])
    expect((await read(id)).progress).toMatchObject({ sent: 1, skipped: 1 })
  })

  it('waits for its scheduled time, and can be cancelled before', async () => {
    await join(['ana@example.com'])
    const id = await draft()
    const at = (hours: number) => ({ at: new Date(Date.now() + hours * 3_600_000).toISOString() })
    expect(
      (
        await agent
          .post(path(id, '/schedule'))
          .set('If-Match', await seen(id))
          .send(at(-1))
          .expect(422)
      ).body.errors,
    ).toMatchObject([{ field: 'at', code: 'date.past' }])
    await agent
      .post(path(id, '/schedule'))
      .set('If-Match', await seen(id))
      .send({ at: 'tomorrow' })
      .expect(422)
    await agent
      .post(path(id, '/schedule'))
      .set('If-Match', await seen(id))
      .send(at(2))
      .expect(204)
    await site.app.get(OutboxService).dispatchPending()
    expect(await statusOf(id)).toBe('scheduled')
    await staff.put(path(id)).set('If-Match', '"1"').send(texts).expect(409)
    await agent.post(path(id, '/unschedule')).expect(204)
    expect(await read(id)).toMatchObject({ status: 'draft', scheduledAt: null })

    await agent
      .post(path(id, '/schedule'))
      .set('If-Match', await seen(id))
      .send(at(2))
      .expect(204)
    await step() // an event before that time has no effect
    expect(await statusOf(id)).toBe('scheduled')
    await agent
      .post(path(id, '/schedule'))
      .set('If-Match', await seen(id))
      .send(at(3))
      .expect(204)
    await site.database.query('UPDATE newsletter_issues SET scheduled_at = date_trunc($$milliseconds$$, now())')
    await run()
    expect(recipients()).toEqual(['ana@example.com'])
  })

  it('is queued in batches, so that other mails are not delayed', async () => {
    await join(many(BATCH + 10))
    const id = await draft()
    await sendNow(id)
    await step()
    await step()
    expect(await site.mails()).toHaveLength(BATCH)
    expect((await read(id)).progress).toMatchObject({ expected: BATCH + 10, waiting: BATCH, sent: 0 })
    await run()
    expect(recipients()).toEqual(many(BATCH + 10).sort())
  })

  it('is sent to each address once, whatever is repeated', async () => {
    await join(many(BATCH + 10))
    const id = await draft()
    await sendNow(id)
    for (let time = 0; time < 5; time++) {
      // as after a crash, or with two processes
      await site.database.query(
        `INSERT INTO outbox_events (type, subject_id) SELECT 'newsletter.issue_due', $1 FROM generate_series(1, 3)`,
        [id],
      )
      await site.database.query('UPDATE newsletter_issues SET queued_up_to = NULL')
      await step()
      await deliver()
    }
    await run()
    expect(recipients()).toEqual(many(BATCH + 10).sort())
    const [subscriber] = await site.database.query('SELECT id FROM newsletter_subscribers LIMIT 1')
    const again = site.database.query(
      `INSERT INTO newsletter_issue_deliveries (mail_id, issue_id, subscriber_id) VALUES ($1, $2, $3)`,
      [unknown, id, subscriber.id],
    )
    await expect(again).rejects.toMatchObject({ constraint: 'newsletter_issue_deliveries_once' })
  })

  it('restarts after a failed batch, which rolled back', async () => {
    expectLog(/Event handler failed for newsletter\.issue_due/)
    await join(many(5))
    const id = await draft()
    await sendNow(id)
    await site.database.query('ALTER TABLE outgoing_mails ADD CONSTRAINT broken CHECK (kind <> $$newsletter.issue$$)')
    await step()
    expect((await read(id)).progress).toMatchObject({ sent: 0, waiting: 0, skipped: 0 })
    await site.database.query('ALTER TABLE outgoing_mails DROP CONSTRAINT broken')
    await run()
    expect(recipients()).toEqual(many(5).sort())
  })

  it('is paused, which holds unsent mails, and resumed for these', async () => {
    await join(many(BATCH + 10))
    const id = await draft()
    await sendNow(id)
    await step()
    await site.database.query(
      `UPDATE outgoing_mails SET sent_at = now(), attempts = 1 WHERE id IN (SELECT id FROM outgoing_mails LIMIT 7)`,
    )
    const sent = (await site.mails()).filter(({ sentAt }) => sentAt).map(({ recipient }) => recipient)
    await agent.post(path(id, '/pause')).expect(204)
    expect(await read(id)).toMatchObject({ status: 'paused', progress: { sent: 7, waiting: BATCH - 7 } })
    await run()
    expect(recipients()).toEqual([])
    await agent.post(path(id, '/pause')).expect(409)
    await agent.post(path(id, '/resume')).expect(204)
    await run()
    expect(recipients()).toEqual(
      many(BATCH + 10)
        .filter((email) => !sent.includes(email))
        .sort(),
    )
    expect(await read(id)).toMatchObject({ status: 'sent', progress: { sent: BATCH + 10, waiting: 0 } })
  })

  describe('pause of a newsletter issue', () => {
    const HOUR_MS = 3_600_000
    const readers = many(7)
    const pause = (id: string) => agent.post(path(id, '/pause')).expect(204)
    const resume = (id: string) => agent.post(path(id, '/resume')).expect(204)
    const queued = async () => {
      await join(readers)
      const id = await draft()
      await sendNow(id)
      await step()
      return id
    }
    /** Lets the mail server refuse all mails for now, while some work runs. */
    const withoutServer = async (work: () => Promise<unknown>) => {
      expectLog(/Delivery failed for mail newsletter\.issue .* ESOCKET/)
      await server.close()
      await work()
      server = await startMailServer({}, server.port)
    }
    /** Starts a second process of the same site. */
    const startOther = async () => {
      const other = await createApp(site.environment, await startDatabaseServer(site.environment), siteLog)
      for (const table of ['outbox_events', 'outgoing_mails']) other.get(QueueTimersService).stop(table)
      return other.init()
    }
    /** Delivers in two processes at the same time. */
    const deliverInTwoProcesses = async () => {
      const other = await startOther()
      await Promise.all([deliver(), other.get(MailDeliveryService).deliver()])
      await other.close()
    }

    it('holds mails that were tried while the mail server was away', async () => {
      const id = await queued()
      await withoutServer(async () => {
        await deliver()
        await pause(id)
        await site.pass(HOUR_MS)
        await deliver()
      })
      expect((await site.mails()).map(({ attempts }) => attempts)).toEqual(readers.map(() => 1))
      await site.pass(HOUR_MS)
      await run()
      await deliverInTwoProcesses()
      expect(recipients()).toEqual([])
      expect(await read(id)).toMatchObject({ status: 'paused', progress: { waiting: readers.length, sent: 0 } })
      await resume(id)
      await site.pass(HOUR_MS)
      await deliverInTwoProcesses()
      await run()
      expect(recipients()).toEqual(readers)
      expect(await statusOf(id)).toBe('sent')
    })

    it('does not count towards the days for which a mail is retried', async () => {
      const id = await queued()
      await withoutServer(async () => {
        await deliver()
        await pause(id)
        await site.pass(5 * 24 * HOUR_MS)
        await resume(id)
        await deliver()
      })
      expect((await site.mails()).map(({ attempts, givenUpAt }) => [attempts, givenUpAt])).toEqual(
        readers.map(() => [2, null]),
      )
      await site.pass(HOUR_MS)
      await run()
      expect(recipients()).toEqual(readers)
    })

    it('holds mails that a killed process had leased, until the lease has ended after resuming', async () => {
      const id = await queued()
      await site.database.query(
        `UPDATE outgoing_mails SET attempts = 1, next_attempt_at = now() + interval '5 minutes'`,
      )
      await pause(id)
      await site.pass(HOUR_MS)
      await deliverInTwoProcesses()
      expect(recipients()).toEqual([])
      await site.database.query(`UPDATE outgoing_mails SET next_attempt_at = now() + interval '5 minutes'`)
      await resume(id)
      await deliverInTwoProcesses()
      expect(recipients()).toEqual([])
      await site.pass(HOUR_MS)
      await deliverInTwoProcesses()
      expect(recipients()).toEqual(readers)
    })

    it('holds mails that a worker has leased and not yet handed over', async () => {
      const id = await queued()
      const other = await startOther() // whose worker takes all connections of its pool
      const lock = site.database.createQueryRunner()
      await lock.startTransaction()
      await lock.query('LOCK TABLE newsletter_subscribers IN ACCESS EXCLUSIVE MODE') // stops the writers
      const delivery = other.get(MailDeliveryService).deliver()
      await until(async () => (await site.mails()).some(({ attempts }) => attempts === 1))
      await pause(id)
      await lock.commitTransaction()
      await lock.release()
      await delivery
      await other.close()
      expect(recipients()).toEqual([])
      expect((await site.mails()).map(({ attempts }) => attempts)).toEqual(readers.map(() => 0))
      await resume(id)
      await run()
      expect(recipients()).toEqual(readers)
    })

    it('leaves a mail in progress to its worker, also when it ends meanwhile', async () => {
      const id = await queued()
      let accept = () => {}
      const accepted = new Promise<void>((resolve) => (accept = resolve))
      await server.close()
      server = await startMailServer(
        { onRcptTo: (_address, _session, callback) => void accepted.then(() => callback()) },
        server.port,
      )
      const delivery = deliver()
      await until(async () => (await site.mails()).some(({ attempts }) => attempts === 1))
      await pause(id)
      await resume(id)
      const other = await startOther()
      const otherDelivery = other.get(MailDeliveryService).deliver()
      accept()
      await Promise.all([delivery, otherDelivery])
      await other.close()
      await run()
      expect(recipients()).toEqual(readers)
    })

    it('is possible until each mail was sent or given up, however often it was tried', async () => {
      const id = await queued()
      await withoutServer(async () => {
        for (let attempt = 1; attempt <= 5; attempt++) {
          await deliver()
          await step()
          await site.pass(HOUR_MS)
        }
      })
      expect((await site.mails()).map(({ attempts }) => attempts)).toEqual(readers.map(() => 5))
      expect(await read(id)).toMatchObject({
        status: 'sending',
        finishedAt: null,
        progress: { waiting: readers.length },
      })
      await pause(id)
      await run()
      expect(recipients()).toEqual([])
      await resume(id)
      await run()
      expect(recipients()).toEqual(readers)
      expect(await statusOf(id)).toBe('sent')
    })

    it('is shown in the list of outgoing mails', async () => {
      const id = await queued()
      await pause(id)
      const states = async () => {
        const { body } = await agent.get('/api/admin/outgoing-mails').query({ state: 'waiting' }).expect(200)
        return (body.items as { state: string; nextAttemptAt: string | null }[]).map((mail) => [
          mail.state,
          mail.nextAttemptAt === null,
        ])
      }
      expect(await states()).toEqual(readers.map(() => ['held', true]))
      expect((await agent.get('/admin/outgoing-mails').expect(200)).text).toContain('Zaustavljeno s izdanjem')
      await resume(id)
      expect(await states()).toEqual(readers.map(() => ['queued', false]))
    })

    it('holds a failed mail that the owner retries', async () => {
      const id = await queued()
      await site.database.query(`UPDATE outgoing_mails SET attempts = 1, given_up_at = now() WHERE recipient = $1`, [
        readers[0],
      ])
      await pause(id)
      const failed = (await site.mails()).find(({ givenUpAt }) => givenUpAt)!
      await agent.post(`/api/admin/outgoing-mails/${failed.id}/send-again`).expect(204)
      expect((await agent.get(`/api/admin/outgoing-mails/${failed.id}`).expect(200)).body.state).toBe('held')
      await run()
      expect(recipients()).toEqual([])
      await resume(id)
      await run()
      expect(recipients()).toEqual(readers)
    })

    it('sends nothing afterwards to people who unsubscribed or were erased meanwhile', async () => {
      const id = await queued()
      await withoutServer(deliver)
      await pause(id)
      await set(readers[0]!, 'unsubscribed_at = now()')
      await set(readers[1]!, 'suppressed_at = now()')
      await agent.post('/api/admin/personal-data/erasure').send({ email: readers[2] }).expect(200)
      await resume(id)
      await site.pass(HOUR_MS)
      await run()
      expect(recipients()).toEqual(readers.slice(3))
      expect(await read(id)).toMatchObject({ status: 'sent', progress: { sent: 4, waiting: 0, skipped: 2 } })
    })
  })

  it('is edited and sent by the forms of its pages, without JavaScript', async () => {
    await join(['ana@example.com'])
    const post = (by: Agent, url: string, fields: object = {}) => by.post(url).type('form').send(fields)
    const blank = { titleHr: ' ', textHr: '', titleEn: '', textEn: '' }
    expect((await post(staff, '/admin/newsletter-issues/new', blank).expect(422)).text).toContain('issue-titleHr-error')
    const created = await post(staff, '/admin/newsletter-issues/new', { ...texts, titleHr: 'Prvi naslov' }).expect(303)
    const page = (created.headers.location as string).replace('?done=save', '')
    expect(page).toMatch(/^\/admin\/newsletter-issues\/[\w-]{36}$/)
    await post(staff, page, { ...texts, version: '1' })
      .expect(303)
      .expect('Location', `${page}?done=save`)
    const { text } = await post(staff, page, { ...texts, titleHr: 'Moj naslov', version: '1' }).expect(412)
    expect(text).toContain('Moj naslov') // input is kept
    expect(text).toContain('name="version" value="1"') // submitting again overwrites nothing
    await post(staff, `${page}?test=hr`).expect(303).expect('Location', `${page}?done=test`)
    expect((await staff.get(page).expect(200)).text).toContain(texts.titleHr)
    expect((await staff.get(`${page}/sending?ask=send`).expect(200)).text).not.toContain('value="send"')

    await post(staff, `${page}/sending`, { action: 'send' }).expect(403)
    await post(agent, `${page}/sending`, { action: 'schedule', version: '2', at: '2001-01-01T10:00' }).expect(422)
    await post(agent, `${page}/sending`, { action: 'schedule', version: '2', at: 'soon' }).expect(422)
    await post(agent, `${page}/sending`, { action: 'burn' }).expect(422)
    await post(agent, `${page}/sending`, { action: 'send' }).expect(428)
    await post(agent, `${page}/sending`, { action: 'send', version: '1' }).expect(412)
    await post(agent, `${page}/sending`, { action: 'send', version: '2' })
      .expect(303)
      .expect('Location', `${page}/sending?done=send`)
    await passMinute()
    await run()
    expect(recipients()).toEqual(['ana@example.com', 'staff@example.com'])
    expect((await agent.get(`${page}/sending`).expect(200)).text).toContain('Poslano')
    expect((await staff.get('/admin/newsletter-issues').expect(200)).text).toContain(texts.titleHr)
  })

  it('is not sent in a version the administrator has not seen', async () => {
    const id = await draft()
    const owners = await seen(id)
    await staff
      .put(path(id))
      .set('If-Match', owners)
      .send({ ...texts, titleHr: 'Nešto drugo' })
      .expect(200)
    await agent.post(path(id, '/send')).set('If-Match', owners).expect(412)
    await agent.post(path(id, '/schedule')).set('If-Match', owners).send({ at: '2999-01-01T10:00:00Z' }).expect(412)
    await agent.post(path(id, '/send')).expect(428)
    expect((await agent.get(path(id)).expect(200)).body.status).toBe('draft')
  })

  it('records every action in the audit log', async () => {
    const id = await draft()
    await staff
      .put(path(id))
      .set('If-Match', '"1"')
      .send({ ...texts, titleHr: 'Ljeto' })
      .expect(200)
    await sendNow(id)
    await step()
    const events = await site.database.query(
      `SELECT action, actor_email FROM audit_events WHERE subject_kind = 'issue' AND subject_id = $1 ORDER BY id`,
      [id],
    )
    expect(events).toEqual([
      { action: 'issue.created', actor_email: 'staff@example.com' },
      { action: 'issue.changed', actor_email: 'staff@example.com' },
      { action: 'issue.sent', actor_email: owner.email },
    ])
  })
})
