import request from 'supertest'
import { daysAfter } from '../../../src/shared/opening/opening-hours.js'
import { zagrebDay } from '../../../src/shared/zagreb-time.js'
import { expectLog } from '../../support/expected-log.js'
import { linkIn, type MailServer, recipientOf, startMailServer, titleOf } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import type { Json } from '../../support/search-engines.js'
import { owner, signIn } from '../../support/staff.js'

const LOCATION = 'dubrovnik'
const TEXT_LIKE_SPAM = 'https://a.example casino jackpot'

let site: MailingSite
let server: MailServer
let service: string
let from: string
let to: string
/** Networks that no other test has used, because limits are cached. */
let tests = 0
let stranger: string
let site6: string
beforeAll(async () => {
  server = await startMailServer()
  site = await startMailingSite({ smtpUrl: server.url, trustedProxyHops: 1, rateLimitScale: 1 })
  service = (await request(site.http).get('/api/bookable-services').expect(200)).body[0].id
  const today = zagrebDay(new Date()).toString()
  from = today
  to = daysAfter(today, 14)
})
beforeEach(() => {
  tests++
  stranger = `198.51.${tests}.7`
  site6 = `2001:db8:${tests}`
})
afterEach(async () => {
  for (const table of [
    'bookings',
    'held_bookings',
    'booking_origins',
    'booking_bursts',
    'rate_limits',
    'outgoing_mails',
    'outbox_events',
  ])
    await site.database.query(`DELETE FROM ${table}`)
  await site.database.query('DELETE FROM absences')
  server.mails.length = 0
})
afterAll(async () => {
  await site.close()
  await server.close()
})

const free = async (wanted: object = {}): Promise<Json[]> => {
  const { body } = await request(site.http)
    .get('/api/availability')
    .set('X-Forwarded-For', '192.0.2.200')
    .query({ service, location: LOCATION, from, to, ...wanted })
    .expect(200)
  return body.slots
}
/** Returns the first free times that do not overlap each other. */
const times = async (count: number, wanted?: object): Promise<string[]> => {
  const found: Json[] = []
  for (const slot of await free(wanted))
    if (
      found.length < count &&
      Date.parse(String(slot.start)) >= Date.parse(String(found.at(-1)?.end ?? 0)) + 1_800_000
    )
      found.push(slot)
  return found.map(({ start }) => String(start))
}
const book = (ip: string, changes: object = {}) =>
  request(site.http)
    .post('/api/bookings')
    .set('X-Forwarded-For', ip)
    .send({
      service,
      location: LOCATION,
      forWhom: 'self',
      name: 'Ana Horvat',
      email: 'ana@example.com',
      ...changes,
    })
const stored = () => site.database.query<Json[]>('SELECT * FROM bookings ORDER BY received_at, id')
const origins = () => site.database.query<Json[]>('SELECT way, booking_id FROM booking_origins')
const mailsTo = (address: string) => server.mails.filter((mail) => recipientOf(mail) === address)
const linkTo = async (address: string) => {
  await site.deliver()
  const asking = mailsTo(address).filter(({ subject }) => subject === 'Potvrdite svoj termin')
  return linkIn(asking.at(-1)!, '/rezervacija/potvrda')
}
const tokenOf = (link: string) => new URL(link, 'http://site').searchParams.get('token')!
const confirm = (link: string) =>
  request(site.http)
    .post('/api/bookings/confirmation')
    .send({ token: tokenOf(link) })
const endHold = () => site.database.query(`UPDATE held_bookings SET confirm_by = now() - interval '1 second'`)
const suspicious = async (changes: object = {}) => {
  const [start] = await times(1)
  return book(stranger, { start, note: TEXT_LIKE_SPAM, ...changes })
}

describe('bookings', () => {
  it('keep and confirm a client’s visit after a stranger’s robot posted her address five times', async () => {
    const starts = await times(6)
    for (const start of starts.slice(1)) await book(stranger, { start, opinion: 'robot' })
    const { body } = await book('203.0.113.9', { start: starts[0] }).expect(201)
    expect(body.heldUntil).toBeUndefined()
    expect((await stored()).filter(({ id }) => id === body.id)).toMatchObject([{ status: 'booked', suspicions: [] }])
    await book('203.0.113.10', { start: starts[0], email: 'iva@example.com' }).expect(409)
    await site.deliver()
    expect(mailsTo('ana@example.com')).toHaveLength(1)
  })

  it('are refused with a filled-in honeypot, in words that a person understands', async () => {
    const [start] = await times(1)
    const { status, body } = await book(stranger, { start, opinion: 'robot' })
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'spam.hidden_field' })
    expect(body.detail).toContain('Pošaljite ponovno')
    expect(await stored()).toEqual([])
  })

  it('ask a family that books eight visits within an hour from one phone for one link at most', async () => {
    const starts = await times(8)
    let asked = 0
    for (const [index, start] of starts.entries()) {
      const { body } = await book(stranger, { start, name: `Horvat ${index}` }).expect(201)
      if (!body.heldUntil) continue
      asked++
      await confirm(await linkTo('ana@example.com')).expect(200)
    }
    expect(asked).toBe(1)
    expect((await stored()).map(({ status }) => status)).toEqual(starts.map(() => 'booked'))
  })

  it('ask no client for a link whose button is pressed twice', async () => {
    const [start] = await times(1)
    const press = () => book(stranger, { start }).set('Idempotency-Key', 'dvaput')
    const [first, second] = await Promise.all([press(), press()])
    expect(second.body).toEqual(first.body)
    expect(first.body.heldUntil).toBeUndefined()
    expect(await stored()).toMatchObject([{ id: first.body.id }])
    expect(await origins()).toMatchObject([{ way: 'direct', booking_id: first.body.id }])
  })

  it('leave no origin if an error of the database ends the count', async () => {
    const [first, second] = await times(2)
    await book(stranger, { start: first }).expect(201)
    await site.database.query(`ALTER TABLE booking_origins ADD CONSTRAINT never_held CHECK (way <> 'held')`)
    expectLog(/^error \[http\] .*api.bookings/)
    await book(stranger, { start: second }).expect(500)
    await site.database.query('ALTER TABLE booking_origins DROP CONSTRAINT never_held')
    expect(await origins()).toHaveLength(1)
  })

  it('ask a client who confirmed a visit for no further link on other days', async () => {
    const starts = await times(4)
    const answers = []
    for (const start of starts) {
      const { body } = await book(stranger, { start }).expect(201)
      if (body.heldUntil) await confirm(await linkTo('ana@example.com')).expect(200)
      answers.push(body.heldUntil ? 'asked' : 'booked')
      await site.database.query(`UPDATE booking_origins SET at = at - interval '3 days'`)
    }
    expect(answers).toEqual(['booked', 'asked', 'booked', 'booked'])
  })

  it('ask a client who booked ten times without a link for one again', async () => {
    const [first, second, third, last] = await times(4)
    await book(stranger, { start: first }).expect(201)
    await book(stranger, { start: second }).expect(201)
    await confirm(await linkTo('ana@example.com')).expect(200)
    expect((await book(stranger, { start: third }).expect(201)).body.heldUntil).toBeUndefined()
    await site.database.query(`
      INSERT INTO booking_origins (id, at, address, home, site, mailbox, location, way)
      SELECT gen_random_uuid(), now() - number * interval '1 day', address, home, site, mailbox, location, way
      FROM booking_origins, generate_series(1, 9) AS number WHERE way = 'proven'`)
    expect((await book(stranger, { start: last }).expect(201)).body.heldUntil).toBeDefined()
  })

  it('are all confirmed by one link if a family reads its mail afterwards', async () => {
    const { body: services } = await request(site.http).get('/api/bookable-services').expect(200)
    const short = services.find(({ name }: Json) => name === 'Kraći postupak biorezonance')
    const wanted = { service: short.id, location: 'zagreb' }
    for (const start of await times(5, wanted)) await book(stranger, { ...wanted, start }).expect(201)
    expect(await stored()).toHaveLength(3)
    const { body } = await confirm(await linkTo('ana@example.com')).expect(200)
    expect(body.bookings).toHaveLength(2)
    expect(await stored()).toHaveLength(5)
  })

  it('ask the clients of a reception, each with an own address, for one link each at most', async () => {
    const starts = await times(12)
    for (const [index, start] of starts.entries()) {
      const email = `klijent${index}@example.com`
      const { body } = await book(stranger, { start, email }).expect(201)
      if (body.heldUntil) await confirm(await linkTo(email)).expect(200)
    }
    expect((await stored()).map(({ status }) => status)).toEqual(starts.map(() => 'booked'))
  })

  it('are never limited for signed-in staff', async () => {
    const agent = await signIn(site, owner)
    const visit = {
      service,
      location: LOCATION,
      forWhom: 'self',
      name: 'Ana',
      email: 'ana@example.com',
      language: 'hr',
    }
    const [{ therapistId }] = (await free()) as [Json]
    for (const start of await times(12))
      await agent
        .post('/api/admin/bookings')
        .set('X-Forwarded-For', stranger)
        .send({ ...visit, therapistId, start })
        .expect(201)
  })
})

describe('an attack on the calendar', () => {
  /** Tries to book every free time, from networks in turn. @returns what it keeps, and the shares of free times that bookings and holds take */
  const attack = async (networkOf: (index: number) => string) => {
    const before = (await free()).length
    const starts = await times(100)
    for (const [index, start] of starts.entries())
      await book(networkOf(index), { start, email: `robot${index}@example.com` })
    const booked = (await stored()).length
    const after = (await free()).length
    const [{ held }] = await site.database.query<[{ held: number }]>('SELECT count(*)::int AS held FROM held_bookings')
    await endHold()
    const freed = (await free()).length
    return { booked, held, bookedShare: (before - freed) / before, heldShare: (freed - after) / before }
  }

  it.each([
    ['one home connection', () => stranger],
    [
      'all IPv6 networks of a home connection',
      (index: number) => `${site6}:ab${(index % 256).toString(16).padStart(2, '0')}::1`,
    ],
    ['21 IPv6 networks of one /48', (index: number) => `${site6}:${((index % 21) * 256).toString(16)}::1`],
  ])('books a twentieth of the free times from %s, and holds another for 20 minutes', async (_, networkOf) => {
    const { booked, held, bookedShare, heldShare } = await attack(networkOf)
    expect(booked).toBe(1)
    expect(held).toBeGreaterThan(0)
    expect(bookedShare).toBeLessThanOrEqual(0.05)
    expect(heldShare).toBeLessThanOrEqual(0.05)
  })

  it('books no more where several therapists share a room', async () => {
    const others = await site.database.query<Json[]>('SELECT id FROM therapists WHERE NOT $1 = ANY (locations)', [
      LOCATION,
    ])
    const added = [LOCATION, others.map(({ id }) => id)]
    await site.database.query(
      `INSERT INTO therapist_hours (therapist_id, location, hours)
       SELECT unnest($2::uuid[]), location, hours FROM therapist_hours WHERE location = $1`,
      added,
    )
    await site.database.query('UPDATE therapists SET locations = locations || $1::text WHERE id = ANY ($2)', added)
    const { bookedShare, heldShare } = await attack(() => stranger)
    await site.database.query('DELETE FROM therapist_hours WHERE location = $1 AND therapist_id = ANY ($2)', added)
    await site.database.query(
      'UPDATE therapists SET locations = array_remove(locations, $1) WHERE id = ANY ($2)',
      added,
    )
    expect(bookedShare).toBeLessThanOrEqual(0.05)
    expect(heldShare).toBeLessThanOrEqual(0.05)
  })

  it('books no more with a long visit before short ones', async () => {
    const { body: services } = await request(site.http).get('/api/bookable-services').expect(200)
    const short = services.find(({ name }: Json) => name === 'Kraći postupak biorezonance').id
    const before = (await free({ service: short })).length
    for (const [index, visit] of [service, ...Array<string>(8).fill(short)].entries()) {
      const [start] = await times(1, { service: visit })
      await book(stranger, { service: visit, start, email: `robot${index}@example.com` }).expect(201)
      await endHold()
      await site.database.query(`UPDATE booking_origins SET at = at - interval '42 hours'`)
    }
    const after = (await free({ service: short })).length
    expect((before - after) / before).toBeLessThanOrEqual(0.05)
  })

  it('books no more on the following days, until its visits are over or cancelled', async () => {
    const starts = await times(4)
    const bookOn = async (days: number, start: string | undefined) => {
      await site.database.query(`UPDATE booking_origins SET at = at - interval '${days} days'`)
      const { body } = await book(stranger, { start, email: `robot${days}@example.com` }).expect(201)
      await endHold()
      return body.heldUntil ? 'held' : 'booked'
    }
    expect(await bookOn(0, starts[0])).toBe('booked')
    expect(await bookOn(5, starts[1])).toBe('held')
    expect(await bookOn(4, starts[2])).toBe('held')
    await site.database.query(`UPDATE bookings SET status = 'cancelled'`)
    expect(await bookOn(1, starts[3])).toBe('booked')
  })

  it('leaves several visits without a link to a network where they are no twentieth of the free times', async () => {
    const { body: services } = await request(site.http).get('/api/bookable-services').expect(200)
    const short = services.find(({ name }: Json) => name === 'Kraći postupak biorezonance')
    const wanted = { service: short.id, location: 'zagreb' }
    for (const [index, start] of (await times(3, wanted)).entries()) {
      const { body } = await book(stranger, { ...wanted, start, email: `klijent${index}@example.com` }).expect(201)
      expect(body.heldUntil).toBeUndefined()
    }
  })

  it('books no more by concurrent requests than by one after the other', async () => {
    const starts = await times(14)
    await Promise.all(starts.map((start, index) => book(stranger, { start, email: `robot${index}@example.com` })))
    expect((await stored()).length).toBeLessThanOrEqual(1)
  })

  it('books what is normal at the location from many networks, and is asked for links above', async () => {
    const starts = await times(24)
    const answers = []
    for (const [index, start] of starts.entries())
      answers.push(await book(`198.18.${index}.1`, { start, email: `r${index}@example.com` }))
    expect(answers.filter(({ body }) => body.id && !body.heldUntil)).toHaveLength(20)
    expect(answers.at(-1)!.body.heldUntil).toBeDefined()
  })

  it('counts the mails to a mailbox in all spellings of its address', async () => {
    const starts = await times(9)
    const spellings = ['ana.horvat@gmail.com', 'anahorvat@googlemail.com', 'a.nahorvat+1@googlemail.com']
    for (const [index, start] of starts.entries()) {
      const email = spellings[index % spellings.length]
      await book(`${site6}:${index}00::1`, { start, note: TEXT_LIKE_SPAM, email })
      await endHold()
    }
    await site.deliver()
    expect(server.mails.filter(({ subject }) => subject === 'Potvrdite svoj termin')).toHaveLength(6)
  })

  it('sends a few mails to one mailbox from a network, and leaves the client’s own booking alone', async () => {
    const starts = await times(10)
    for (const [index, start] of starts.slice(1).entries())
      await book(`${site6}:${index}00::1`, { start, note: TEXT_LIKE_SPAM, email: `ana+${index}@example.com` })
    await site.deliver()
    expect(server.mails.length).toBeLessThanOrEqual(6)
    expect((await book('203.0.113.9', { start: starts[0] }).expect(201)).body.heldUntil).toBeUndefined()
  })
})

it('counts all spellings of a mailbox together before more links are mailed to it', async () => {
  const spellings = ['ana.horvat@gmail.com', 'anahorvat+1@gmail.com', 'anahorvat@googlemail.com']
  const starts = await times(13)
  const statuses: number[] = []
  for (const [index, start] of starts.entries()) {
    const email = spellings[index % spellings.length]
    const { status } = await book(`198.19.${index}.1`, { start, email, note: TEXT_LIKE_SPAM })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array<number>(12).fill(201), 409])
})

describe('a burst of unconfirmed bookings', () => {
  it('is reported to the head office once, with what the same networks booked', async () => {
    const starts = await times(12)
    for (const [index, start] of starts.entries()) {
      await book(`${site6}:${index}00::1`, {
        start,
        email: `robot${index}@example.com`,
        ...(index > 1 && { note: TEXT_LIKE_SPAM }),
      })
      await endHold()
    }
    await site.deliver()
    const alarms = server.mails.filter(({ subject }) => subject === 'Mnogo rezervacija čeka potvrdu')
    expect(alarms).toHaveLength(1)
    const booked = await stored()
    expect(booked).toHaveLength(1)
    for (const { id } of booked) expect(alarms[0]!.text).toContain(`/admin/bookings/${id}`)
  })

  it('is not reported while clients confirm', async () => {
    for (const [index, start] of (await times(8)).entries()) {
      const email = `klijent${index}@example.com`
      await book(stranger, { start, email, note: TEXT_LIKE_SPAM }).expect(201)
      await confirm(await linkTo(email)).expect(200)
    }
    await site.deliver()
    expect(server.mails.filter(({ subject }) => subject === 'Mnogo rezervacija čeka potvrdu')).toEqual([])
  })
})

describe('a held time', () => {
  it('is said to be held, until when, and is no booking yet', async () => {
    const { body } = await suspicious()
    expect(body).toMatchObject({ heldUntil: expect.any(String), location: LOCATION })
    const minutes = (Date.parse(body.heldUntil) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(19)
    expect(minutes).toBeLessThanOrEqual(20)
    expect(await stored()).toEqual([])
    await request(site.http).get(`/api/bookings/${body.id}/calendar`).expect(404)
    await site.deliver()
    expect(server.mails.map(recipientOf)).toEqual(['ana@example.com'])
    expect(server.mails[0]!.text).not.toContain('casino')
    const agent = await signIn(site, owner)
    expect((await agent.get('/api/admin/bookings').expect(200)).body.items).toEqual([])
  })

  it('is taken for visitors and for staff', async () => {
    const { body } = await suspicious()
    expect((await free()).filter(({ start }) => start === body.start)).toEqual([])
    await book('203.0.113.9', { start: body.start, email: 'iva@example.com' }).expect(409)
    const agent = await signIn(site, owner)
    const visit = { service, location: LOCATION, forWhom: 'self', name: 'Iva', phone: '091 555 0101', language: 'hr' }
    await agent
      .post('/api/admin/bookings')
      .send({ ...visit, start: body.start, therapistId: body.therapistId })
      .expect(409)
  })

  it('is taken by one of two who want it at the same time', async () => {
    const [start] = await times(1)
    const answers = await Promise.all([
      book(stranger, { start, note: TEXT_LIKE_SPAM }),
      book('203.0.113.9', { start, email: 'iva@example.com' }),
      book('203.0.114.9', { start, email: 'eva@example.com', note: TEXT_LIKE_SPAM }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('is shown to staff in the calendar', async () => {
    const { body } = await suspicious()
    const agent = await signIn(site, owner)
    const { text } = await agent.get(`/admin/calendar?location=${LOCATION}&date=${body.start.slice(0, 10)}`).expect(200)
    expect(text).toContain(`Čuva se do ${body.heldUntil.slice(11, 16)}, još nije potvrđeno`)
  })

  it('is not confirmed by a program that follows links, but by the button', async () => {
    const { body } = await suspicious()
    const link = await linkTo('ana@example.com')
    const { text } = await request(site.http).get(link).expect(200)
    expect(text).toContain('Potvrdite termin')
    expect(await stored()).toEqual([])
    await request(site.http).post(link).type('form').send({}).expect(200)
    expect(await stored()).toMatchObject([{ id: body.id, status: 'booked', suspicions: ['text'] }])
    await site.deliver()
    expect(mailsTo('ana@example.com').map(titleOf)).toEqual(['Potvrdite svoj termin', 'Vaš je termin rezerviran'])
    expect(mailsTo('ana@example.com')[1]!.attachments).toHaveLength(2)
    expect(server.mails.some((mail) => recipientOf(mail) !== 'ana@example.com')).toBe(true)
    await request(site.http).get(`/api/bookings/${body.id}/calendar`).expect(200)
  })

  it('is confirmed once, however often the button is pressed', async () => {
    await suspicious()
    const link = await linkTo('ana@example.com')
    const answers = await Promise.all([confirm(link), confirm(link)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await confirm(link).expect(200)).body.bookings).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
    expect((await request(site.http).get(link).expect(200)).text).toContain('Vaš je termin rezerviran')
  })

  it('is free again as soon as its hold ends, and is still offered to its client', async () => {
    const { body } = await suspicious()
    const link = await linkTo('ana@example.com')
    await endHold()
    expect((await free()).filter(({ start }) => start === body.start)).toHaveLength(1)
    expect((await request(site.http).get(link).expect(200)).text).toContain('Termin je još slobodan')
    await confirm(link).expect(200)
    expect(await stored()).toMatchObject([{ id: body.id, status: 'booked' }])
  })

  it('leads to other times if somebody else took it meanwhile', async () => {
    const { body } = await suspicious()
    const link = await linkTo('ana@example.com')
    await endHold()
    await book('203.0.113.9', { start: body.start, email: 'iva@example.com' }).expect(201)
    expect((await request(site.http).get(link).expect(410)).text).toContain('Ovaj termin više nije slobodan')
    expect((await confirm(link).expect(409)).body.code).toBe('booking.hold_lost')
    expect(await stored()).toHaveLength(1)
  })

  it('is lost if the therapist is absent by then', async () => {
    await suspicious()
    const link = await linkTo('ana@example.com')
    await site.database.query(
      `INSERT INTO absences (therapist_id, during) SELECT id, tstzrange(now(), now() + interval '1 year') FROM therapists`,
    )
    expect((await confirm(link).expect(409)).body.code).toBe('booking.hold_lost')
  })

  it('is stored once per idempotency key', async () => {
    const [start] = await times(1)
    const send = () => book(stranger, { start, note: TEXT_LIKE_SPAM }).set('Idempotency-Key', 'jednom')
    const first = await send().expect(201)
    const retry = await send().expect(201)
    expect(retry.body).toEqual(first.body)
  })

  it('says so on the page without JavaScript, in both languages', async () => {
    const [start] = await times(1)
    const page = request.agent(site.http)
    const { headers } = await page
      .post('/booking?lang=en')
      .set('X-Forwarded-For', stranger)
      .type('form')
      .send({ service, location: LOCATION, start, forWhom: 'self', name: 'Ana', email: 'ana@example.com' })
      .expect(303)
    const { text } = await page.get(headers.location!.split('#')[0]!).expect(200)
    expect(text).toContain('One more step: confirm your appointment')
  })

  it.each(['wrong', '00000000-0000-4000-8000-000000000000.wrong'])('is unknown by the link %s', async (token) => {
    await request(site.http).post('/api/bookings/confirmation').send({ token }).expect(404)
    await request(site.http).get(`/rezervacija/potvrda?token=${token}`).expect(404)
  })
})

it('keeps the calendar address of a booking that staff marked as spam, which tells its sender nothing', async () => {
  const [start] = await times(1)
  const { body } = await book(stranger, { start }).expect(201)
  await site.database.query(`UPDATE bookings SET status = 'spam'`)
  await request(site.http).get(`/api/bookings/${body.id}/calendar`).expect(200)
})
