import { randomUUID } from 'node:crypto'
import { SchedulerRegistry } from '@nestjs/schedule'
import request from 'supertest'
import { WaitlistTurnsService } from '../../../src/bookings/waitlist/waitlist-turns.service.js'
import { ExpiredRowsService } from '../../../src/privacy/retention/expired-rows.service.js'
import { freeTime } from '../../support/free-time.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import type { Json } from '../../support/search-engines.js'
import { owner, signIn } from '../../support/staff.js'
import { startTestApp } from '../../support/test-app.js'

/** Secret of both processes. */
const SHARED_SECRETS = ['a secret of both of them, long']

describe('waiting list of a full day', () => {
  let site: MailingSite
  let server: MailServer
  let free: Json
  let day: string
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, sessionSecrets: SHARED_SECRETS })
    const workers = site.app.get(SchedulerRegistry) // each test looks for free times itself
    for (const name of workers.getIntervals()) workers.deleteInterval(name)
    free = await freeTime(site)
    day = (free.start as string).slice(0, 10)
  })
  beforeEach(() => closeDay())
  afterEach(async () => {
    for (const table of ['absences', 'bookings', 'waitlist_entries', 'outgoing_mails', 'outbox_events'])
      await site.database.query(`DELETE FROM ${table}`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  /** Makes all therapists absent on all days that can be booked. */
  const closeDay = () =>
    site.database.query(
      `INSERT INTO absences (therapist_id, during)
       SELECT id, tstzrange(now(), now() + interval '1 year') FROM therapists`,
    )
  const openDay = () => site.database.query('DELETE FROM absences')
  /** Leaves a time free in which one visit fits, with its buffer. */
  const openOneVisit = async () => {
    await openDay()
    await site.database.query(
      `INSERT INTO absences (therapist_id, during)
       SELECT id, during FROM therapists, LATERAL (VALUES
         (tstzrange(now(), $1::timestamptz)), (tstzrange($1::timestamptz + interval '80 minutes', now() + interval '1 year'))
       ) AS away (during)`,
      [free.start],
    )
  }
  const join = (email: string, changes: object = {}, lang = 'hr') =>
    request(site.http)
      .post(`/api/waitlist?lang=${lang}`)
      .send({ service: free.service, location: free.location, day, name: 'Ana', email, ...changes })
  const book = (email: string, start: unknown = free.start) =>
    request(site.http)
      .post('/api/bookings')
      .send({ ...free, start, name: 'Iva', email })
  const turns = () => site.app.get(WaitlistTurnsService, { strict: false })
  const notified = () => server.mails.filter(({ text = '' }) => text.includes('turn=')).map(recipientOf)
  const look = async () => {
    await turns().look()
    await site.deliver()
    return notified()
  }
  const endTurn = () =>
    site.database.query(`UPDATE waitlist_entries SET notified_at = notified_at - interval '31 minutes'`)
  const stored = () => site.database.query<Json[]>('SELECT * FROM waitlist_entries ORDER BY created_at, id')
  const freeStarts = async () => {
    const { service, location } = free
    const { body } = await request(site.http)
      .get('/api/availability')
      .query({ service, location, from: day, to: day })
      .expect(200)
    return [...new Set((body.slots as Json[]).map(({ start }) => start as string))]
  }
  const pageOfTurn = async (id: unknown, lang: string) => {
    const { service, location } = free
    const { text } = await request(site.http)
      .get('/booking')
      .query({ lang, service, location, day, turn: id })
      .expect(200)
    return text
  }

  it('notifies people of a free time in turn, each once', async () => {
    for (const name of ['prva', 'druga']) await join(`${name}@example.com`).expect(202)
    expect(await look()).toEqual([])
    await openOneVisit()
    expect(await look()).toEqual(['prva@example.com'])
    expect(await look()).toEqual(['prva@example.com'])
    await endTurn()
    expect(await look()).toEqual(['prva@example.com', 'druga@example.com'])
    await endTurn()
    expect(await look()).toHaveLength(2)
    expect(server.mails[0]!.text).toContain(`day=${day}`)
  })

  it('notifies as many people as visits fit, when two clients cancel', async () => {
    await openDay()
    const starts = await freeStarts()
    const first = await book('iva@example.com', starts[0]).expect(201)
    const second = await book('ivo@example.com', starts.at(-1)).expect(201)
    await site.deliver()
    await closeDay()
    for (const name of ['prva', 'druga', 'treća']) await join(`${name}@example.com`).expect(202)
    await openDay()
    await site.database.query(
      `INSERT INTO absences (therapist_id, during)
       SELECT therapist.id, gap FROM therapists AS therapist,
         unnest(tstzmultirange(tstzrange(now(), now() + interval '1 year')) - (
           SELECT range_agg(during) FROM bookings)) AS gap`,
    )
    expect(await look()).toEqual([])
    for (const { body } of [first, second]) {
      await site.database.query(`UPDATE bookings SET status = 'cancelled' WHERE id = $1`, [body.id])
      await site.database.query(`INSERT INTO outbox_events (type, subject_id) VALUES ('booking.cancelled', $1)`, [
        body.id,
      ])
    }
    await site.deliver()
    expect(notified().sort()).toEqual(['druga@example.com', 'prva@example.com'])
  })

  it('notifies a person once although two processes look at the same time', async () => {
    await join('ana@example.com').expect(202)
    await openOneVisit()
    const other = await startTestApp({ databaseUrl: site.environment.databaseUrl, sessionSecrets: SHARED_SECRETS })
    try {
      const ofOther = other.app.get(WaitlistTurnsService, { strict: false })
      await Promise.all([turns().look(), ofOther.look(), turns().look(), ofOther.look()])
    } finally {
      await other.close()
    }
    expect(await site.mails()).toHaveLength(1)
  })

  it('begins a turn when its mail is sent, and passes no turn on while the mail server is down', async () => {
    for (const name of ['prva', 'druga']) await join(`${name}@example.com`).expect(202)
    await openOneVisit()
    await turns().look()
    await endTurn()
    await turns().look()
    expect(await site.mails()).toHaveLength(1)
    await site.deliver()
    expect(await look()).toEqual(['prva@example.com'])
  })

  it('does not announce a time that was taken before the mail left; the person waits as before', async () => {
    await join('ana@example.com').expect(202)
    await openOneVisit()
    await turns().look()
    await openDay()
    await closeDay()
    await site.deliver()
    expect(notified()).toEqual([])
    expect(await stored()).toMatchObject([{ notified_at: null }])
    await openDay()
    expect(await look()).toEqual(['ana@example.com'])
  })

  it.each([
    ['hr', /Vi ste na redu do \d/, /Vaš je red istekao u \d/, 'Za taj dan već imate rezervaciju', 'više ne vrijedi'],
    ['en', /It is your turn until \d/, /Your turn ended at \d/, 'You have already booked that day', 'no longer valid'],
  ])(
    'reports in language %s whether the turn of a link runs, is over or was used',
    async (lang, open, over, used, unknown) => {
      await join('ana@example.com').expect(202)
      await openDay()
      await look()
      const [{ id }] = (await stored()) as [Json]
      expect(await pageOfTurn(id, lang)).toMatch(open)
      await endTurn()
      expect(await pageOfTurn(id, lang)).toMatch(over)
      await book('ANA@example.com').expect(201)
      await site.deliver()
      expect(await pageOfTurn(id, lang)).toContain(used)
      for (const other of [randomUUID(), 'x']) expect(await pageOfTurn(other, lang)).toContain(unknown)
    },
  )

  it('notifies nobody who has booked the day', async () => {
    await join('ana@example.com').expect(202)
    await openDay()
    await book('ANA@example.com').expect(201)
    await site.deliver()
    expect(await look()).toEqual([])
  })

  it('stores a person once for a day, who keeps the place, or moves to the end after a turn', async () => {
    for (const name of ['prva', 'druga', 'prva']) await join(`${name}@example.com`).expect(202)
    expect(await stored()).toMatchObject([{ email: 'prva@example.com' }, { email: 'druga@example.com' }])
    await openOneVisit()
    await look()
    await openDay()
    await closeDay()
    await join('prva@example.com').expect(202)
    expect(await stored()).toMatchObject([{ email: 'prva@example.com' }, { email: 'druga@example.com' }])
    await endTurn()
    await join('prva@example.com').expect(202)
    expect(await stored()).toMatchObject([
      { email: 'druga@example.com' },
      { email: 'prva@example.com', notified_at: null },
    ])
  })

  it('accepts an address for five days', async () => {
    await join('ana@example.com').expect(202)
    await site.database.query(
      `INSERT INTO waitlist_entries (id, service_id, location, day, name, email, language)
       SELECT gen_random_uuid(), service_id, location, day + n, name, email, language
       FROM waitlist_entries, generate_series(1, 5) AS n`,
    )
    // The day itself, since any other may be a holiday.
    await site.database.query('DELETE FROM waitlist_entries WHERE day = $1', [day])
    expect((await join('ana@example.com', {}, 'en').expect(409)).body).toMatchObject({ code: 'waitlist.many' })
  })

  it('refuses a day that is not full, with its free times', async () => {
    await openOneVisit()
    const { body } = await join('ana@example.com').expect(409)
    expect(body).toMatchObject({ code: 'waitlist.free', title: expect.any(String) })
    expect((body.alternatives as Json[]).map(({ start }) => start)).toEqual(await freeStarts())
  })

  it('stores nothing for robots, who get the same answer', async () => {
    await join('robot@example.com', { opinion: 'x' }).expect(202)
    await join('robot@example.com', { made: 'x' }).expect(202)
    expect(await stored()).toEqual([])
  })

  it.each([
    [{ day: '2026-02-31' }, 'day', 'waitlist.day'],
    [{ day: '2020-01-01' }, 'day', 'wish.past'],
    [{ day: '2090-01-02' }, 'day', 'booking.tooFar'],
    [{ service: 'x' }, 'service', 'invalid'],
    [{ service: '01936d2e-7c1b-7000-8000-000000000001' }, 'service', 'booking.service'],
    [{ location: 'atlantida' }, 'location', 'location.unknown'],
    [{ email: 'x' }, 'email', 'email.invalid'],
    [{ name: '' }, 'name', 'name.required'],
  ])('refuses %j', async (changes, field, code) => {
    const { body } = await join('ana@example.com', changes).expect(422)
    expect(body.errors).toMatchObject([{ field, code }])
  })

  it('refuses a closed day, and a location that takes requests only', async () => {
    await site.database.query(
      `INSERT INTO holidays (id, date, name) VALUES (gen_random_uuid(), $1, '{"hr": "A", "en": "A"}')`,
      [day],
    )
    expect((await join('ana@example.com').expect(422)).body.errors).toMatchObject([{ code: 'booking.closed' }])
    await site.database.query(`DELETE FROM holidays WHERE date = $1`, [day])
    await site.database.query(`UPDATE locations SET appointments = 'requests' WHERE slug = $1`, [free.location])
    expect((await join('ana@example.com').expect(422)).body.errors).toMatchObject([{ code: 'booking.requestsOnly' }])
    await site.database.query(`UPDATE locations SET appointments = 'both' WHERE slug = $1`, [free.location])
  })

  it('shows staff who waits, in turn and with the state, and forgets the day once it is over', async () => {
    for (const name of ['prva', 'druga']) await join(`${name}@example.com`, { name }).expect(202)
    await openOneVisit()
    await look()
    const agent = await signIn(site, owner)
    const { text } = await agent
      .get('/admin/calendar')
      .query({ location: free.location, date: day, lang: 'en' })
      .expect(200)
    expect(text).toMatch(/Waiting list: 2 people.*prva.*their turn.*druga.*waiting/s)
    await site.database.query(`UPDATE waitlist_entries SET day = current_date - 1`)
    await site.app.get(ExpiredRowsService, { strict: false }).run()
    expect(await stored()).toEqual([])
  })
})
