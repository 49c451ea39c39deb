import { randomUUID } from 'node:crypto'
import { SchedulerRegistry } from '@nestjs/schedule'
import request from 'supertest'
import { WaitlistTurnsService } from '../../../src/bookings/waitlist/waitlist-turns.service.js'
import { ExpiredRowsService } from '../../../src/privacy/retention/expired-rows.service.js'
import { freeTime } from '../../support/free-time.js'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
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
  /** Returns the link in the last mail that asks an address to confirm, in any language. */
  const confirmationLink = (email: string) => {
    const mails = server.mails.filter((mail) => recipientOf(mail) === email)
    const mail = mails.filter(({ text = '' }) => /Potvrdite upis|Confirm my place/.test(text)).at(-1)!
    return mail.text!.includes('/rezervacija/lista') ? linkIn(mail, '/rezervacija/lista') : linkIn(mail, '/booking/')
  }
  const press = (link: string, action: string) => request(site.http).post(link).type('form').send({ action })
  /** Joins the list and presses the button of the confirmation. */
  const wait = async (email: string, changes: object = {}) => {
    await join(email, changes).expect(202)
    await site.deliver()
    await press(confirmationLink(email), 'confirm').expect(200)
  }
  const turnMails = async () => (await site.mails()).filter(({ kind }) => kind === 'booking.waitlist')
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

  it('notifies people of a free time in turn, three at once, each once', async () => {
    const people = ['prva', 'druga', 'treća', 'četvrta'].map((name) => `${name}@example.com`)
    for (const email of people) await wait(email)
    expect(await look()).toEqual([])
    await openOneVisit()
    expect((await look()).sort()).toEqual(people.slice(0, 3).sort())
    expect(await look()).toHaveLength(3)
    await endTurn()
    expect((await look()).at(-1)).toBe(people[3])
    await endTurn()
    expect(await look()).toHaveLength(4)
    expect(server.mails.at(-1)!.text).toContain(`day=${day}`)
  })

  it('notifies three people for each visit that fits, when two clients cancel', async () => {
    await openDay()
    const starts = await freeStarts()
    const first = await book('iva@example.com', starts[0]).expect(201)
    const second = await book('ivo@example.com', starts.at(-1)).expect(201)
    await site.deliver()
    await closeDay()
    for (let person = 1; person <= 7; person++) await wait(`osoba${person}@example.com`)
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
    expect(notified().sort()).toEqual([1, 2, 3, 4, 5, 6].map((person) => `osoba${person}@example.com`))
  })

  it('notifies a person once although two processes look at the same time', async () => {
    await wait('ana@example.com')
    await openOneVisit()
    const other = await startTestApp({ databaseUrl: site.environment.databaseUrl, sessionSecrets: SHARED_SECRETS })
    try {
      const ofOther = other.app.get(WaitlistTurnsService, { strict: false })
      await Promise.all([turns().look(), ofOther.look(), turns().look(), ofOther.look()])
    } finally {
      await other.close()
    }
    expect(await turnMails()).toHaveLength(1)
  })

  it('begins a turn when its mail is sent, and passes no turn on while the mail server is down', async () => {
    for (const name of ['prva', 'druga', 'treća', 'četvrta']) await wait(`${name}@example.com`)
    await openOneVisit()
    await turns().look()
    await endTurn()
    await turns().look()
    expect(await turnMails()).toHaveLength(3)
    await site.deliver()
    expect(await look()).toHaveLength(3)
  })

  it('does not announce a time that was taken before the mail left; the person waits as before', async () => {
    await wait('ana@example.com')
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
      await wait('ana@example.com')
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
    await wait('ana@example.com')
    await openDay()
    await book('ANA@example.com').expect(201)
    await site.deliver()
    expect(await look()).toEqual([])
  })

  it('stores a person once for a day, who keeps the place, or moves to the end after a turn', async () => {
    for (const name of ['prva', 'druga']) await wait(`${name}@example.com`)
    await join('prva@example.com').expect(202)
    await site.deliver()
    expect(await stored()).toMatchObject([{ email: 'prva@example.com' }, { email: 'druga@example.com' }])
    await openOneVisit()
    await look()
    await openDay()
    await closeDay()
    await join('prva@example.com').expect(202)
    await site.deliver()
    expect(await stored()).toMatchObject([{ email: 'prva@example.com' }, { email: 'druga@example.com' }])
    await endTurn()
    await wait('prva@example.com')
    expect(await stored()).toMatchObject([
      { email: 'druga@example.com' },
      { email: 'prva@example.com', notified_at: null },
    ])
  })

  it('asks an address once to confirm an entry, and again when the link has expired', async () => {
    const asked = () => server.mails.filter(({ text = '' }) => text.includes('Potvrdite upis')).length
    for (let time = 0; time < 3; time++) {
      await join('ana@example.com').expect(202)
      await site.deliver()
    }
    expect(asked()).toBe(1)
    await site.database.query(`UPDATE waitlist_entries SET asked_at = asked_at - interval '25 hours'`)
    expect((await request(site.http).get(confirmationLink('ana@example.com')).expect(410)).text).toContain('istekla')
    await press(confirmationLink('ana@example.com'), 'confirm').expect(410)
    await join('ana@example.com').expect(202)
    await site.deliver()
    expect(asked()).toBe(2)
    await press(confirmationLink('ana@example.com'), 'confirm').expect(200)
  })

  it('confirms nothing when a mail scanner opens the link', async () => {
    await join('ana@example.com').expect(202)
    await site.deliver()
    const link = confirmationLink('ana@example.com')
    for (let time = 0; time < 2; time++) {
      const { text } = await request(site.http).get(link).expect(200)
      expect(text).toContain('Potvrdite upis')
    }
    expect(await stored()).toMatchObject([{ confirmed_at: null }])
  })

  it.each([
    ['hr', 'Na listi ste čekanja', 'Ispisani ste s liste čekanja', 'Ova poveznica ne vrijedi'],
    ['en', 'You are on the waiting list', 'You have left the waiting list', 'This link is not valid'],
  ])('confirms an entry and leaves the list by the link in language %s', async (lang, done, left, unknown) => {
    await join('ana@example.com', {}, lang).expect(202)
    await site.deliver()
    const link = confirmationLink('ana@example.com')
    expect((await press(link, 'confirm').expect(200)).text).toContain(done)
    expect((await press(link, 'confirm').expect(200)).text).toContain(done)
    expect((await request(site.http).get(link).expect(200)).text).toContain('value="leave"')
    expect((await press(link, 'leave').expect(200)).text).toContain(left)
    expect(await stored()).toEqual([])
    expect((await request(site.http).get(link).expect(404)).text).toContain(unknown)
    await press(`${link}x`, 'confirm').expect(404)
  })

  it('leads from the mail about a free time to the page that leaves the list', async () => {
    await wait('ana@example.com')
    await openOneVisit()
    await look()
    const mail = server.mails.find(({ text = '' }) => text.includes('turn='))!
    await press(linkIn(mail, '/rezervacija/lista'), 'leave').expect(200)
    expect(await stored()).toEqual([])
  })

  it('does not change a confirmed entry when somebody enters its address again', async () => {
    await wait('ana@example.com', { name: 'Ana' })
    const [before] = await stored()
    await join('ana@example.com', { name: 'Netko drugi' }, 'en').expect(202)
    await site.deliver()
    expect(await stored()).toEqual([before])
  })

  it('leads from one mail to all entries that an address has to confirm', async () => {
    await join('ana@example.com').expect(202)
    await site.deliver()
    const link = confirmationLink('ana@example.com')
    await site.database.query(
      `INSERT INTO waitlist_entries (id, service_id, location, day, name, email, language, asked_at)
       SELECT gen_random_uuid(), service_id, location, day + 1, name, email, language, now() FROM waitlist_entries`,
    )
    const { text } = await request(site.http).get(link).expect(200)
    const [, other] = /<li><a href="([^"]+)"/.exec(text.slice(text.indexOf('id="others"')))!
    await press(other!.replaceAll('&amp;', '&'), 'confirm').expect(200)
    expect(await stored()).toMatchObject([{ confirmed_at: null }, { confirmed_at: expect.anything() }])
  })

  it('lets an address wait for five days, and tells only its mail and page', async () => {
    await wait('ana@example.com')
    await site.database.query(
      `INSERT INTO waitlist_entries (id, service_id, location, day, name, email, language, confirmed_at)
       SELECT gen_random_uuid(), service_id, location, day + n, name, email, language, now()
       FROM waitlist_entries, generate_series(1, 5) AS n`,
    )
    // The day itself, since any other may be a holiday.
    await site.database.query('DELETE FROM waitlist_entries WHERE day = $1', [day])
    await join('ana@example.com').expect(202)
    await site.deliver()
    expect(server.mails.at(-1)!.text).toContain('već čekate za 5 dana')
    const link = confirmationLink('ana@example.com')
    const [id] = (await stored()).filter(({ confirmed_at: at }) => at === null).map((entry) => entry.id)
    const token = new URL(link, 'http://a').searchParams.get('token')!
    expect(token.split('.')[0]).toBe(id)
    const refused = await request(site.http).post('/api/waitlist/confirmation').send({ token }).expect(409)
    expect(refused.body).toMatchObject({ code: 'waitlist.many' })
    expect((await press(link, 'confirm')).text).toContain('Već čekate za pet dana')
    await site.database.query('DELETE FROM waitlist_entries WHERE day = $1::date + 1', [day])
    await press(link, 'confirm').expect(200)
  })

  it('lets an address wait for five days although two links are confirmed at the same time', async () => {
    await join('ana@example.com').expect(202)
    await site.deliver()
    const link = confirmationLink('ana@example.com')
    await site.database.query(
      `INSERT INTO waitlist_entries (id, service_id, location, day, name, email, language, asked_at, confirmed_at)
       SELECT gen_random_uuid(), service_id, location, day + n, name, email, language,
         CASE n WHEN 1 THEN now() END, CASE n WHEN 1 THEN NULL ELSE now() END
       FROM waitlist_entries, generate_series(1, 5) AS n`,
    )
    const { text } = await request(site.http).get(link).expect(200)
    const [, other] = /<li><a href="([^"]+)"/.exec(text.slice(text.indexOf('id="others"')))!
    await Promise.all([link, other!.replaceAll('&amp;', '&')].map((each) => press(each, 'confirm')))
    expect((await stored()).filter(({ confirmed_at: at }) => at !== null)).toHaveLength(5)
  })

  it('refuses a day that is not full, with its free times', async () => {
    await openOneVisit()
    const { body } = await join('ana@example.com').expect(409)
    expect(body).toMatchObject({ code: 'waitlist.free', title: expect.any(String) })
    expect((body.alternatives as Json[]).map(({ start }) => start)).toEqual(await freeStarts())
  })

  it('asks people to confirm whose form looks like that of a robot', async () => {
    await join('ana@example.com', { opinion: 'filled in by the browser' }).expect(202)
    await join('iva@example.com', { made: 'of an old page' }).expect(202)
    expect(await stored()).toHaveLength(2)
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
    await site.changeContent(
      `INSERT INTO holidays (id, date, name) VALUES (gen_random_uuid(), $1, '{"hr": "A", "en": "A"}')`,
      [day],
    )
    expect((await join('ana@example.com').expect(422)).body.errors).toMatchObject([{ code: 'booking.closed' }])
    await site.changeContent(`DELETE FROM holidays WHERE date = $1`, [day])
    await site.changeContent(`UPDATE locations SET appointments = 'requests' WHERE slug = $1`, [free.location])
    expect((await join('ana@example.com').expect(422)).body.errors).toMatchObject([{ code: 'booking.requestsOnly' }])
    await site.changeContent(`UPDATE locations SET appointments = 'both' WHERE slug = $1`, [free.location])
  })

  it('shows staff who waits, in turn and with the state, and forgets the day once it is over', async () => {
    for (const name of ['prva', 'druga', 'treća', 'četvrta']) await wait(`${name}@example.com`, { name })
    await join('nepotvrđena@example.com', { name: 'nepotvrđena' }).expect(202)
    await openOneVisit()
    await look()
    const agent = await signIn(site, owner)
    const { text } = await agent
      .get('/admin/calendar')
      .query({ location: free.location, date: day, lang: 'en' })
      .expect(200)
    expect(text).toMatch(
      /Waiting list: 4 people.*prva.*their turn.*četvrta.*waiting.*1 more person has yet to confirm/s,
    )
    await site.database.query(`UPDATE waitlist_entries SET day = current_date - 1`)
    await site.app.get(ExpiredRowsService, { strict: false }).run()
    expect(await stored()).toEqual([])
  })
})
