import { SchedulerRegistry } from '@nestjs/schedule'
import request from 'supertest'
import { WaitlistTurnsService } from '../../../src/bookings/waitlist/waitlist-turns.service.js'
import { freeTime } from '../../support/free-time.js'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import type { Json } from '../../support/search-engines.js'

const NAMED = 'ana@example.com'
const CONFIRMATION_PAGE = '/rezervacija/lista'

/** Attacks with the address of somebody else, each from another network, which has not reached its limit. */
describe('waiting lists under attack', () => {
  let site: MailingSite
  let server: MailServer
  let free: Json
  let days: string[]
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, trustedProxyHops: 1 })
    const workers = site.app.get(SchedulerRegistry) // each test looks for free times itself
    for (const name of workers.getIntervals()) workers.deleteInterval(name)
    free = await freeTime(site)
    const { service, location, start } = free
    const from = String(start).slice(0, 10)
    const to = new Date(Date.parse(from) + 20 * 86_400_000).toISOString().slice(0, 10)
    const { body } = await request(site.http)
      .get('/api/availability')
      .query({ service, location, from, to })
      .expect(200)
    days = [...new Set((body.slots as Json[]).map((slot) => String(slot.start).slice(0, 10)))].slice(0, 7)
    expect(days).toHaveLength(7)
  })
  beforeEach(() =>
    site.database.query(
      `INSERT INTO absences (therapist_id, during)
       SELECT id, tstzrange(now(), now() + interval '1 year') FROM therapists`,
    ),
  )
  afterEach(async () => {
    for (const table of ['absences', 'bookings', 'waitlist_entries', 'outgoing_mails', 'outbox_events'])
      await site.database.query(`DELETE FROM ${table}`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  let networks = 0
  const join = (email: string, day: string) =>
    request(site.http)
      .post('/api/waitlist?lang=hr')
      .set('X-Forwarded-For', `198.51.100.${++networks % 250}`)
      .send({ service: free.service, location: free.location, day, name: 'Ana', email })
  /** Returns what a sender can compare between two answers. */
  const visible = ({ status, text, headers }: request.Response) => {
    const { date: _, 'x-request-id': __, ratelimit: ___, traceparent: ____, ...compared } = headers as Json
    return { status, text, headers: compared }
  }
  const mailsTo = (address: string) => server.mails.filter((mail) => recipientOf(mail) === address)
  /** Confirms all entries of an address, by the links in its mails. */
  const confirm = async (address: string) => {
    await site.deliver()
    for (const mail of mailsTo(address)) {
      const link = linkIn(mail, CONFIRMATION_PAGE)
      await request(site.http).post(link).type('form').send({ action: 'confirm' }).expect(200)
    }
  }
  /** Leaves time for one visit of one therapist. */
  const leaveOneVisit = () =>
    site.database.query(
      `INSERT INTO absences (therapist_id, during)
       SELECT id, during FROM therapists, LATERAL (VALUES
         (tstzrange(now(), $1::timestamptz)), (tstzrange($1::timestamptz + interval '80 minutes', now() + interval '1 year'))
       ) AS away (during)`,
      [free.start],
    )
  const look = async () => {
    await site.app.get(WaitlistTurnsService, { strict: false }).look()
    await site.deliver()
    return server.mails.filter(({ text = '' }) => text.includes('turn=')).map(recipientOf)
  }

  it('answers alike whether a named person waits for a day, however often a stranger asks', async () => {
    await join(NAMED, days[0]!).expect(202)
    await confirm(NAMED)
    const reference = visible(await join('nobody@example.com', days[0]!))
    const answers = []
    for (const day of days.slice(1)) answers.push(visible(await join(NAMED, day)))
    answers.push(visible(await join(NAMED, days[0]!)))
    for (const answer of answers) expect(answer).toEqual(reference)
  })

  it('lets a named person join after six posts and 42 probes of a stranger', async () => {
    for (let round = 0; round < 7; round++) for (const day of days) await join(NAMED, day).expect(202)
    await site.deliver()
    expect(mailsTo(NAMED)).toHaveLength(5)
    await join(NAMED, days.at(-1)!).expect(202)
    await site.deliver()
    const { text } = await request(site.http)
      .get(linkIn(mailsTo(NAMED)[0]!, CONFIRMATION_PAGE))
      .expect(200)
    const others = [...text.slice(text.indexOf('id="others"')).matchAll(/<li><a href="([^"]*token=[^"]+)"/g)]
    expect(others).toHaveLength(6)
    const link = others.at(-1)![1]!.replaceAll('&amp;', '&')
    await request(site.http).post(link).type('form').send({ action: 'confirm' }).expect(200)
    const on = await site.database.query<Json[]>('SELECT FROM waitlist_entries WHERE confirmed_at IS NOT NULL')
    expect(on).toHaveLength(1)
  })

  it('mails a mailbox ten times a day at most, and its address although its aliases got mails', async () => {
    const [day] = days as [string]
    for (let alias = 0; alias < 8; alias++) await join(`ana+${alias}@example.com`, day).expect(202)
    await site.deliver()
    expect(server.mails).toHaveLength(5)
    await join(NAMED, day).expect(202)
    await confirm(NAMED)
    for (const other of days) await join(NAMED, other).expect(202)
    await site.deliver()
    expect(server.mails.length).toBeLessThanOrEqual(10)
    const on = await site.database.query<Json[]>('SELECT email FROM waitlist_entries WHERE confirmed_at IS NOT NULL')
    expect(on).toEqual([{ email: NAMED }])
  })

  it('gives no turn to people whose address nobody has confirmed', async () => {
    const [day] = days as [string]
    for (let fake = 0; fake < 8; fake++) await join(`fake${fake}@example.com`, day).expect(202)
    await join(NAMED, day).expect(202)
    await confirm(NAMED)
    await site.database.query('DELETE FROM absences')
    expect(await look()).toEqual([NAMED])
  })

  it('gives a turn first to people of other networks than one that fills the head of the list', async () => {
    const [day] = days as [string]
    const confirmFrom = async (address: string, ip: string) => {
      await join(address, day).expect(202)
      await site.deliver()
      const link = linkIn(mailsTo(address).at(-1)!, CONFIRMATION_PAGE)
      await request(site.http)
        .post(link)
        .set('X-Forwarded-For', ip)
        .type('form')
        .send({ action: 'confirm' })
        .expect(200)
    }
    for (let fake = 0; fake < 12; fake++) await confirmFrom(`fake${fake}@example.com`, `2001:db8:7:${fake}::1`)
    await confirmFrom(NAMED, '203.0.113.9')
    await confirmFrom('later@example.com', '203.0.113.10')
    await site.database.query('DELETE FROM absences')
    await leaveOneVisit()
    expect((await look()).sort()).toEqual(['fake0@example.com', 'fake1@example.com', 'fake2@example.com'])
    server.mails.length = 0
    await site.database.query(`UPDATE waitlist_entries SET notified_at = notified_at - interval '31 minutes'`)
    expect((await look()).sort()).toEqual([NAMED, 'fake3@example.com', 'later@example.com'])
  })

  it('passes idle people in front of the list: three are told of one time', async () => {
    const [day] = days as [string]
    for (const name of ['idle1', 'idle2']) {
      await join(`${name}@example.com`, day).expect(202)
      await confirm(`${name}@example.com`)
    }
    for (const address of [NAMED, 'later@example.com']) {
      await join(address, day).expect(202)
      await confirm(address)
    }
    await site.database.query('DELETE FROM absences')
    await leaveOneVisit()
    expect((await look()).sort()).toEqual([NAMED, 'idle1@example.com', 'idle2@example.com'])
  })
})
