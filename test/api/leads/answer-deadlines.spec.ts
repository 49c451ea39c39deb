import request from 'supertest'
import { AnswerDeadlinesService } from '../../../src/leads/deadlines/answer-deadlines.service.js'
import { weekdayOf } from '../../../src/shared/opening/opening-hours.js'
import { zagrebDay } from '../../../src/shared/zagreb-time.js'
import { contactMessage } from '../../support/contact-message.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'

const headOffice = 'direktorica@example.com'
const iva = 'iva@example.com'
const message = contactMessage()
const api = '/api/admin/contact-messages'
const HOUR_MS = 3_600_000

describe('deadline of an answer', () => {
  let site: MailingSite
  let server: MailServer
  let staff: Agent
  let staffId: string
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, staffEmails: [headOffice] })
    staff = await signIn(site, await addColleague(site, 'staff', iva))
    staffId = await idOf(iva)
    // Always open, so that a working day has as many hours as any other.
    const always = JSON.stringify(Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '23:59' }]))
    await site.changeContent(`UPDATE business_info SET hours = '${always}'`)
    await site.changeContent(`DELETE FROM holidays`)
  })
  beforeEach(async () => {
    for (const table of ['contact_messages', 'answer_deadlines', 'outgoing_mails', 'outbox_events'])
      await site.database.query(`DELETE FROM ${table}`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const idOf = async (email: string) =>
    (await site.database.query<{ id: string }[]>('SELECT id FROM users WHERE email = $1', [email]))[0]!.id
  const write = async (form: object = {}): Promise<string> => {
    const { body } = await request(site.http)
      .post('/api/contact')
      .send({ ...message, ...form })
      .expect(201)
    await site.deliver()
    return body.id as string
  }
  const read = async (id: string): Promise<Json> => (await staff.get(`${api}/${id}`).expect(200)).body
  const change = async (id: string, values: object) => {
    await staff
      .patch(`${api}/${id}`)
      .set('If-Match', `"${(await read(id)).version}"`)
      .send(values)
      .expect(200)
    await site.deliver()
  }
  /** Lets the time of the next mail to staff come, and returns the recipients of the mails about it. */
  const letTimeCome = async () => {
    await site.database.query(
      `UPDATE answer_deadlines SET alert_at = now() - interval '1 minute', due_at = due_at - interval '9 days' WHERE alert_at IS NOT NULL`,
    )
    return announce()
  }
  const announce = async () => {
    const before = server.mails.length
    await site.app.get(AnswerDeadlinesService).announce()
    await site.deliver()
    return server.mails.slice(before).map(recipientOf)
  }
  const overdue = async () => {
    const { items, counts } = (await staff.get('/api/admin/inbox').query({ view: 'overdue' }).expect(200)).body
    expect(counts.overdue).toBe(items.length)
    return (items as Json[]).map(({ id }) => id)
  }

  it('is a working day after the message by default, and none once it is answered', async () => {
    const id = await write()
    const { receivedAt, answerDueAt } = await read(id)
    const hours = (Date.parse(answerDueAt as string) - Date.parse(receivedAt as string)) / HOUR_MS
    expect(Math.abs(hours - 24)).toBeLessThan(1.1) // of a day that clocks do not change
    await change(id, { status: 'answered' })
    expect(await read(id)).toMatchObject({ answerDueAt: null })
  })

  it('counts the opening hours of the location, also after staff change it', async () => {
    // Open again in three days: later than the head office, whatever the time is now.
    const opensOn = weekdayOf(zagrebDay(new Date()).add({ days: 3 }).toString())
    const hours = Array.from({ length: 7 }, (_, day) => (day === opensOn ? [{ opens: '10:00', closes: '18:00' }] : []))
    await site.changeContent(`UPDATE locations SET hours = $1, special_days = '[]' WHERE slug = 'zagreb'`, [
      JSON.stringify(hours),
    ])
    const id = await write()
    const { answerDueAt } = await read(id)
    await change(id, { location: 'zagreb' })
    expect((await read(id)).answerDueAt).not.toBe(answerDueAt)
    await change(id, { location: null })
    expect((await read(id)).answerDueAt).toBe(answerDueAt)
  })

  it('has its own limit for each kind', async () => {
    const admin = await signIn(site, owner)
    const { headers } = await admin.get('/api/admin/settings').expect(200)
    await admin
      .put('/api/admin/settings')
      .set('If-Match', headers.etag!)
      .send({ answerDays: '1', franchiseAnswerDays: '3' })
      .expect(200)
    await request(site.http)
      .post('/api/franchise-inquiry')
      .send({
        firstName: 'Iva',
        lastName: 'Perić',
        email: message.email,
        phone: '+385 1 555 0199',
        preferredLocation: 'Osijek',
      })
      .expect(201)
    await write()
    await site.deliver()
    const [days] = await site.database.query<{ days: string }[]>(
      `SELECT string_agg(round(extract(epoch FROM due_at - now()) / 86400)::text, ',' ORDER BY due_at) AS days FROM answer_deadlines`,
    )
    expect(days).toEqual({ days: '1,3' })
    const confirmed = server.mails.find((mail) => recipientOf(mail) === message.email && mail.text!.includes('franšiz'))
    expect(confirmed!.text).toContain('3 radna dana')
  })

  it('is announced once to the assigned colleague, later to the head office, and then no more', async () => {
    const id = await write()
    await change(id, { assigneeId: staffId })
    expect(await announce()).toEqual([])
    expect(await overdue()).toEqual([])
    expect(await letTimeCome()).toEqual([iva])
    expect(server.mails.at(-1)!.subject).toMatch(/^(Answer is overdue|Prošao je rok za odgovor): Ana Horvat$/)
    expect(await announce()).toEqual([])
    expect(await overdue()).toEqual([id])
    expect(await letTimeCome()).toEqual([headOffice])
    expect(await letTimeCome()).toEqual([])
  })

  it('is announced to the shared mailbox if nobody is assigned or the colleague has left', async () => {
    await write()
    expect(await letTimeCome()).toEqual([headOffice])
    const id = await write()
    const mira = 'mira@example.com'
    await addColleague(site, 'staff', mira)
    const gone = await idOf(mira)
    await change(id, { assigneeId: gone })
    await site.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [gone])
    expect(await letTimeCome()).not.toContain(mira)
  })

  it.each([
    ['answered', { status: 'answered' }],
    ['closed', { status: 'closed' }],
    ['spam', { status: 'spam' }],
    ['in the trash', { trashed: true }],
  ])('is not announced for a lead that is %s', async (_, values) => {
    const id = await write()
    await change(id, values)
    expect(await letTimeCome()).toEqual([])
    expect(await overdue()).toEqual([])
  })

  it('writes no mail if the answer comes before the mail is sent', async () => {
    const id = await write()
    await site.database.query(`UPDATE answer_deadlines SET alert_at = now(), due_at = now()`)
    await site.app.get(AnswerDeadlinesService).announce()
    await change(id, { status: 'answered' })
    expect(
      server.mails.filter((mail) => recipientOf(mail) === headOffice && /rok|overdue/.test(mail.subject!)),
    ).toEqual([])
  })

  it('is announced once by two at the same time', async () => {
    await write()
    await site.database.query(`UPDATE answer_deadlines SET alert_at = now(), due_at = now()`)
    const service = site.app.get(AnswerDeadlinesService)
    await Promise.all([service.announce(), service.announce(), service.announce()])
    const events = await site.database.query(`SELECT FROM outbox_events WHERE type = 'lead.overdue'`)
    expect(events).toHaveLength(1)
  })

  it('is announced if it passes in the millisecond in which the transaction starts', async () => {
    await write()
    for (let roundsUp = false; !roundsUp;) {
      roundsUp = await site.database.transaction(async (manager) => {
        const [now] = await manager.query<{ up: boolean }[]>('SELECT now() < now()::timestamptz(3) AS up')
        if (!now!.up) return false
        await manager.query('UPDATE answer_deadlines SET alert_at = now(), due_at = now()')
        await site.app.get(AnswerDeadlinesService).publishDue(manager)
        return true
      })
    }
    const events = await site.database.query(`SELECT FROM outbox_events WHERE type = 'lead.overdue'`)
    expect(events).toHaveLength(1)
  })

  it('begins when a lead is restored from spam', async () => {
    const id = await write()
    await change(id, { status: 'spam' })
    await site.database.query('DELETE FROM answer_deadlines')
    await change(id, { status: 'new' })
    expect((await read(id)).answerDueAt).not.toBeNull()
  })
})
