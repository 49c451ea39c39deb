import { jest } from '@jest/globals'
import request from 'supertest'
import { createApp } from '../../../src/app.setup.js'
import { QueueTimersService } from '../../../src/platform/background/queue-timers.service.js'
import { startDatabaseServer } from '../../../src/platform/database/database-server.js'
import { MailDeliveryService } from '../../../src/platform/mail/delivery/mail-delivery.service.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { linkIn, type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { siteLog } from '../../support/site-log.js'
import { type Agent, owner, signIn } from '../../support/staff.js'
import { stopClock } from '../../support/stop-clock.js'

const email = 'durdica@example.com'
const REVIEWS = 'https://g.page/r/dubrovnik/review'
/** Instants far ahead, because the clock of the database goes on: a visit on a Friday in winter, and the day after. */
const VISIT = { starts: '2093-11-27T10:00:00+01:00', ends: '2093-11-27T11:00:00+01:00' }
const AFTER_VISIT = '2093-11-27T11:05:00+01:00'
const NEXT_DAY = '2093-11-28T11:00:00+01:00'
const NIGHT = '2093-11-28T21:00:00+01:00'
const NEXT_MORNING = '2093-11-29T09:00:00+01:00'

describe('invitation to write a review', () => {
  let site: MailingSite
  let server: MailServer
  /** Signed in at the time of the clock; undefined after it was set. */
  let agent: Agent | undefined
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    await signIn(site, owner)
    await site.changeContent(`UPDATE locations SET review_url = '${REVIEWS}' WHERE slug = 'dubrovnik'`)
  })
  beforeEach(async () => {
    setClock(AFTER_VISIT)
    await configure({ reviewInvitations: 'on' })
  })
  afterEach(async () => {
    jest.useRealTimers()
    const tables = ['bookings', 'appointment_requests', 'outgoing_mails', 'outbox_events', 'review_invitations']
    for (const table of [...tables, 'review_opt_outs']) await site.database.query(`DELETE FROM ${table}`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const setClock = (now: string) => {
    stopClock(now)
    agent = undefined
  }
  const staff = async () => (agent ??= await signIn(site, owner))
  const configure = (values: Record<string, string>) =>
    site.changeContent('UPDATE settings SET set_values = $1', [
      JSON.stringify({ secondFactorOfAdmins: 'optional', ...values }),
    ])

  /** Stores a booking of a visit that has passed. */
  const book = async (values: Record<string, string | null> = {}): Promise<string> => {
    const columns = { ...VISIT, email, phone: '+385 1 555 010', language: 'hr', location: 'dubrovnik', ...values }
    const [row] = await site.database.query<{ id: string }[]>(
      `INSERT INTO bookings (service_id, service, price, therapist_id, therapist, starts, ends, during, for_whom, name,
         email, phone, language, location, status)
       VALUES (gen_random_uuid(), 'Postupak', 40, gen_random_uuid(), 'Lucija', $1::timestamptz, $2::timestamptz,
         tstzrange($1::timestamptz, $2::timestamptz), 'self', 'Đurđica Žganjer', $3, $4, $5, $6, 'booked')
       RETURNING id`,
      [columns.starts, columns.ends, columns.email, columns.phone, columns.language, columns.location],
    )
    return row!.id
  }
  const mark = async (id: string, status: string, path = 'bookings') => {
    const signedIn = await staff()
    const { headers } = await signedIn.get(`/api/admin/${path}/${id}`).expect(200)
    await signedIn.patch(`/api/admin/${path}/${id}`).set('If-Match', headers.etag!).send({ status }).expect(200)
    await site.app.get(OutboxService).dispatchPending()
  }
  const planned = async () =>
    (
      await site.database.query<{ next_attempt_at: Date }[]>(
        `SELECT next_attempt_at FROM outbox_events WHERE type = 'lead.review_due'`,
      )
    ).map(({ next_attempt_at }) => next_attempt_at.toISOString())
  /** Lets the time of the invitations come, on the clock of this process and in the database. */
  const letTimeCome = async (now = NEXT_DAY) => {
    setClock(now)
    await site.database.query(
      `UPDATE outbox_events SET next_attempt_at = now() - interval '1 hour' WHERE type = 'lead.review_due'`,
    )
    await site.app.get(OutboxService).dispatchPending()
    await site.app.get(MailDeliveryService).deliver()
  }
  /** Invitations that arrived, without mails to staff about sign-ins. */
  const sent = () => server.mails.filter(({ headers }) => headers.has('list'))
  const invited = () => sent().map(recipientOf)
  const queued = async () => (await site.mails()).filter(({ kind }) => kind === 'review.invitation')
  /** Returns the address of the form that books a free time. */
  const bookingPath = async () => {
    const { body: services } = await request(site.http).get('/api/bookable-services').expect(200)
    const service = (services as { id: string }[])[0]!.id
    return `/rezervacija?lang=hr&service=${service}&location=dubrovnik&day=${NEXT_DAY.slice(0, 10)}&time=11:00`
  }
  const count = async (table: string) => (await site.database.query<unknown[]>(`SELECT FROM ${table}`)).length

  it.each([
    ['hr', 'Hvala na dolasku', '/recenzije/odjava', 'Pozive vam više nećemo slati'],
    ['en', 'Thank you for your visit', '/reviews/opt-out', 'You will get no more invitations'],
  ])(
    'leads to the page for reviews, and to one press that ends invitations, in %s',
    async (language, subject, path, done) => {
      await mark(await book({ language }), 'came')
      expect(await planned()).toEqual([new Date(NEXT_DAY).toISOString()])
      expect(invited()).toEqual([])
      await letTimeCome()
      expect(invited()).toEqual([email])
      const [mail] = sent()
      expect(mail!.subject).toBe(subject)
      expect(mail!.text).toContain(REVIEWS)
      expect(mail!.text).not.toContain('Žganjer')
      expect(mail!.text).toContain('Dubrovnik')
      const list = mail!.headers.get('list') as unknown as Record<string, { url?: string; name?: string }>
      expect(list['unsubscribe-post']!.name).toBe('List-Unsubscribe=One-Click')
      const link = linkIn(mail!, path)
      expect(list.unsubscribe!.url).toBe(site.environment.publicUrl + link)
      expect(link).not.toContain('example')

      const { headers } = await request(site.http).get(link).expect(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(await count('review_opt_outs')).toBe(0)
      const { text } = await request(site.http)
        .post(link)
        .set({
          'Content-Type': 'multipart/form-data; boundary=x',
          Origin: 'https://mail.example',
          'Sec-Fetch-Site': 'cross-site',
        })
        .send('--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n')
        .expect(200)
      expect(text).toContain(done)
      await request(site.http).post(link).expect(200)
      expect((await request(site.http).get(link).expect(200)).text).toContain(done)
      const token = new URLSearchParams(link.split('?')[1]).get('token')!
      await request(site.http).post('/api/reviews/opt-out').send({ token }).expect(204)
      const stranger = `${'0'.repeat(64)}.${token.split('.')[1]}`
      await request(site.http).post('/api/reviews/opt-out').send({ token: stranger }).expect(404)
      await request(site.http).post(link.replace(token, stranger)).expect(404)

      await site.database.query('DELETE FROM review_invitations')
      await mark(await book({ email: email.toUpperCase() }), 'came')
      await letTimeCome()
      expect(invited()).toEqual([email])
    },
  )

  it('is sent to a client of an appointment request, too, a day after staff noted the visit', async () => {
    const [row] = await site.database.query<{ id: string }[]>(
      `INSERT INTO appointment_requests (service, wishes, for_whom, name, email, language, location, status)
       VALUES ('Postupak', '[{"date": "2093-11-27", "partOfDay": "any"}]', 'self', 'Đurđica', $1, 'hr', 'dubrovnik', 'agreed')
       RETURNING id`,
      [email],
    )
    setClock('2093-11-27T22:00:00+01:00')
    await mark(row!.id, 'came', 'appointment-requests')
    expect(await planned()).toEqual([new Date(NEXT_MORNING).toISOString()])
    await letTimeCome(NEXT_MORNING)
    expect(invited()).toEqual([email])
  })

  it.each([
    ['the owner has not turned it on', {}, {}],
    ['the location has no link for reviews', { reviewInvitations: 'on' }, { location: 'zagreb' }],
    ['the client left only a telephone number', { reviewInvitations: 'on' }, { email: null }],
    [
      'the visit was two weeks before',
      { reviewInvitations: 'on' },
      { starts: '2093-11-13T09:00:00+01:00', ends: '2093-11-13T10:00:00+01:00' },
    ],
  ])('is not sent if %s', async (_why, settings, values) => {
    await configure(settings)
    await mark(await book(values), 'came')
    await letTimeCome()
    expect(await queued()).toEqual([])
    expect(await count('review_invitations')).toBe(0)
  })

  it('is not sent for a visit that is corrected before its time, and once for one that is noted again', async () => {
    const id = await book()
    await mark(id, 'came')
    await mark(id, 'noShow')
    expect(await planned()).toEqual([])
    for (const status of ['came', 'booked', 'came']) await mark(id, status)
    expect(await planned()).toHaveLength(1)
    await letTimeCome()
    for (const status of ['noShow', 'came']) await mark(id, status)
    await letTimeCome()
    expect(invited()).toEqual([email])
  })

  it.each([
    ['is corrected', (id: string) => mark(id, 'noShow')],
    [
      'is moved to the trash',
      (id: string) => site.database.query('UPDATE bookings SET trashed_at = now() WHERE id = $1', [id]),
    ],
    ['belongs to an owner who turns invitations off', () => configure({})],
  ])('is withdrawn after it was queued if the visit %s', async (_how, act) => {
    const id = await book()
    await mark(id, 'came')
    setClock(NEXT_DAY)
    await site.database.query(`UPDATE outbox_events SET next_attempt_at = now()`)
    await site.app.get(OutboxService).dispatchPending()
    expect(await queued()).toHaveLength(1)
    await act(id)
    await site.app.get(MailDeliveryService).deliver()
    expect([...sent(), ...(await queued())]).toEqual([])
    expect(await count('review_invitations')).toBe(0)
  })

  it('waits until the morning when the site or the mail server is back at night', async () => {
    await mark(await book(), 'came')
    await letTimeCome(NIGHT)
    expect(await planned()).toEqual([new Date(NEXT_MORNING).toISOString()])
    setClock(NEXT_DAY)
    await site.database.query(`UPDATE outbox_events SET next_attempt_at = now()`)
    await site.app.get(OutboxService).dispatchPending()
    setClock(NIGHT)
    await site.app.get(MailDeliveryService).deliver()
    expect(invited()).toEqual([])
    expect(await planned()).toEqual([new Date(NEXT_MORNING).toISOString()])
    await letTimeCome(NEXT_MORNING)
    expect(invited()).toEqual([email])
  })

  it('is sent to an address again twelve months later at the earliest', async () => {
    await mark(await book(), 'came')
    await letTimeCome()
    const later = async (day: string) => {
      setClock(`${day}T08:00:00+01:00`)
      const visit = { starts: `${day}T06:00:00+01:00`, ends: `${day}T07:00:00+01:00` }
      await mark(await book(visit), 'came')
      await letTimeCome(`${day}T12:00:00+01:00`)
    }
    await later('2094-11-27')
    expect(invited()).toEqual([email])
    await later('2094-11-29')
    expect(invited()).toEqual([email, email])
  })

  it('is sent once by two processes, for two visits of the same address', async () => {
    for (const address of [email, email.toUpperCase(), 'ana@example.com'])
      await mark(await book({ email: address }), 'came')
    const other = await createApp(site.environment, await startDatabaseServer(site.environment), siteLog)
    await other.init()
    for (const table of ['outbox_events', 'outgoing_mails']) other.get(QueueTimersService).stop(table)
    setClock(NEXT_DAY)
    await site.database.query(`UPDATE outbox_events SET next_attempt_at = now()`)
    try {
      await Promise.all([site.app, other].map((app) => app.get(OutboxService).dispatchPending()))
      await Promise.all([site.app, other].map((app) => app.get(MailDeliveryService).deliver()))
    } finally {
      await other.close()
    }
    expect(
      invited()
        .map((address) => address!.toLowerCase())
        .sort(),
    ).toEqual(['ana@example.com', email])
  })

  it('disappears with the data of the person, except for the hash of an address that opted out', async () => {
    await mark(await book(), 'came')
    await letTimeCome()
    await request(site.http).post(linkIn(sent()[0]!, '/recenzije')).expect(200)
    await mark(await book({ ...VISIT, email: 'ana@example.com' }), 'came')
    expect(await planned()).toHaveLength(1)
    for (const address of [email, 'ana@example.com']) {
      const { body } = await (
        await staff()
      )
        .post('/api/admin/personal-data/search')
        .send({ email: address })
        .expect(200)
      expect((body as { held: object }).held).toHaveProperty(
        address === email ? 'review_invitations' : 'outbox_events',
        1,
      )
      const refusal = { refusesInvitations: address === email }
      expect(body).toMatchObject(refusal)
      const erase = { action: 'erase', email: address, confirmed: '1' }
      const { headers } = await (await staff()).post('/admin/personal-data').type('form').send(erase).expect(303)
      const { text } = await (await staff()).get(headers.location!).expect(200)
      expect(text).toContain('Podaci su izbrisani.')
      expect(text.includes('<p>Osoba ne želi pozive na recenziju.')).toBe(refusal.refusesInvitations)
      const again = await (await staff()).post('/api/admin/personal-data/erasure').send({ email: address }).expect(200)
      expect(again.body).toMatchObject({ forgotten: false, ...refusal })
    }
    for (const table of ['bookings', 'review_invitations']) expect(await count(table)).toBe(0)
    expect([...(await planned()), ...(await queued())]).toEqual([])
    expect(await site.database.query('SELECT hash = forgotten_hash($1) AS own FROM review_opt_outs', [email])).toEqual([
      { own: true },
    ])
  })

  it('is named by the privacy policy and the forms that lead to a visit, only while it is on', async () => {
    const page = async (path: string) => (await request(site.http).get(path).expect(200)).text.split('<script id=')[0]!
    const policy = () => page('/privacy-policy?lang=hr')
    const noteOn = async (path: string) =>
      />([^<>]*(?:Podatke koristimo|We use these details)[^<]*)/.exec(await page(path))?.[1]!.trim()
    const paths = [
      await bookingPath(),
      '/zatraži-termin?lang=hr',
      (await bookingPath()).replace('lang=hr', 'lang=en'),
      '/request-appointment?lang=en',
    ]
    const notes = () => Promise.all(paths.map(noteOn))
    await site.changeContent(`UPDATE settings SET set_values = '{}'`)
    expect(await policy()).not.toContain('recenziju')
    expect(await notes()).toEqual([
      'Podatke koristimo samo za vaš termin.',
      'Podatke koristimo samo kako bismo dogovorili termin s vama.',
      'We use these details only for your appointment.',
      'We use these details only to arrange an appointment with you.',
    ])
    await site.changeContent(`UPDATE settings SET set_values = '{"reviewInvitations": "on"}'`)
    expect((await policy()).match(/poziv na recenziju|pozvati vas da napišete recenziju/g)).toHaveLength(2)
    const [booking, appointment, ...english] = await notes()
    for (const note of [booking, appointment]) expect(note).toMatch(/pozvati da napišete recenziju, .* ne pozivamo\.$/)
    for (const note of english) expect(note).toMatch(/invite you .* to write a review; .* ends such invitations\.$/)
  })
})
