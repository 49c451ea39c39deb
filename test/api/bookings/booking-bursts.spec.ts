import request from 'supertest'
import { MailDeliveryService } from '../../../src/platform/mail/delivery/mail-delivery.service.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { daysAfter } from '../../../src/shared/opening/opening-hours.js'
import { storeBurst } from '../../support/bursts.js'
import { copyBooking } from '../../support/copy-booking.js'
import { freeTime } from '../../support/free-time.js'
import { linkIn, type MailServer, startMailServer, titleOf } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import type { Json } from '../../support/search-engines.js'
import { ageSessions } from '../../support/session-age.js'
import { addColleague, type Agent, auditedActions, owner, signIn } from '../../support/staff.js'

type Burst = Omit<Json, 'bookings'> & { bookings: Json[] }

const CANCELLED = 'Vaš termin je otkazan'
const BOOKED = 'Vaš je termin rezerviran'
const TOO_OLD_MINUTES = 11

let site: MailingSite
let server: MailServer
let agent: Agent
beforeAll(async () => {
  server = await startMailServer()
  site = await startMailingSite({ smtpUrl: server.url, trustedProxyHops: 1 })
  agent = await signIn(site, owner)
})
afterEach(async () => {
  const tables = ['bookings', 'held_bookings', 'booking_origins', 'booking_bursts', 'lead_events', 'outgoing_mails']
  for (const table of [...tables, 'outbox_events']) await site.database.query(`DELETE FROM ${table}`)
  server.mails.length = 0
})
afterAll(async () => {
  await site.close()
  await server.close()
})

/** Stores a burst of bookings of unknown clients in Dubrovnik. @returns its id and theirs */
const burstOf = async (count: number, further: Parameters<typeof storeBurst>[1] = []) => {
  const [{ id: therapistId }] = await site.database.query(`SELECT id FROM therapists WHERE name = 'Lucija Radonić'`)
  const form = { ...(await freeTime(site)), therapistId, name: 'Robot', email: 'robot@example.com' }
  const { body } = await agent.post('/api/admin/bookings').send(form).expect(201)
  const ids = [body.id as string, ...(await copyBooking(site, body.id as string, count - 1))]
  await site.deliver()
  server.mails.length = 0
  return { id: await storeBurst(site.database, [...ids.map((bookingId) => ({ bookingId })), ...further]), ids }
}
const read = async (id: string, from = agent) =>
  (await from.get(`/api/admin/booking-bursts/${id}`).expect(200)).body as Burst
const cancel = (id: string, ids: string[], from = agent) =>
  from.post(`/api/admin/booking-bursts/${id}/cancellation`).send({ ids })
const undo = (id: string, from = agent) => from.post(`/api/admin/booking-bursts/${id}/undo`)
const work = async () => {
  await site.app.get(OutboxService).dispatchPending()
  await site.app.get(MailDeliveryService).deliver()
}
const subjects = () => server.mails.map(titleOf)
const statuses = async (ids: string[]) =>
  (await site.database.query<Json[]>('SELECT status FROM bookings WHERE id = ANY ($1)', [ids])).map(
    ({ status }) => status,
  )
let colleagues = 0
const boundTo = async (location: string) => {
  const credentials = await addColleague(site, 'staff', `${location}-${++colleagues}@example.com`)
  await site.database.query('UPDATE users SET locations = $1 WHERE email = $2', [[location], credentials.email])
  return signIn(site, credentials)
}

describe('a burst of bookings', () => {
  it('is named with its coarse network, its bookings and their centre, and the mail leads to it', async () => {
    const free = await freeTime(site)
    const day = String(free.start).slice(0, 10)
    const { body } = await request(site.http)
      .get('/api/availability')
      .query({ service: free.service, location: free.location, from: day, to: daysAfter(day, 10) })
      .expect(200)
    const starts = [...new Set((body.slots as Json[]).map(({ start }) => start as string))].filter(
      (_, index) => index % 4 === 0,
    )
    for (const [index, start] of starts.slice(0, 8).entries()) {
      await request(site.http)
        .post('/api/bookings')
        .set('X-Forwarded-For', `2001:db8:77:${index}00::1`)
        .send({
          ...free,
          start,
          name: 'Robot',
          email: `robot${index}@spam.example.com`,
          ...(index > 1 && { note: 'https://a.example casino jackpot' }),
        })
      await site.database.query(`UPDATE held_bookings SET confirm_by = now() - interval '1 second'`)
    }
    const [burst] = (await agent.get('/api/admin/booking-bursts').expect(200)).body as Json[]
    expect(burst).toMatchObject({ network: '2001:db8::/32', held: 6, suspected: 2, locations: ['dubrovnik'] })
    expect(burst!.patterns).toEqual([
      { what: 'domain', count: 2 },
      { what: 'name', count: 2 },
    ])
    await site.deliver()
    const alarm = server.mails.find(({ subject }) => subject === 'Mnogo rezervacija čeka potvrdu')!
    expect(linkIn(alarm, '/admin/bookings/bursts')).toBe(`/admin/bookings/bursts/${burst!.id}`)
    const rows = await site.database.query<Json[]>('SELECT * FROM booking_bursts')
    expect(JSON.stringify(rows)).not.toContain('db8:77')
  })

  it('suspects only bookings that nothing speaks for', async () => {
    const { id, ids } = await burstOf(6)
    const [known, confirmed, proven, called, past, fake] = ids as [string, string, string, string, string, string]
    const query = (sql: string, values: unknown[]) => site.database.query(sql, values)
    const before = await copyBooking(site, fake, 9)
    await query(`UPDATE bookings SET received_at = now() - interval '3 days', status = 'came' WHERE id = ANY ($1)`, [
      before.slice(7),
    ])
    await query(`DELETE FROM bookings WHERE id = ANY ($1)`, [before.slice(0, 7)])
    await query(`UPDATE bookings SET email = 'klijent8@example.com' WHERE id = $1`, [known])
    await query(`UPDATE bookings SET phone = '091 555 0101' WHERE id = ANY ($1)`, [[called, before[8]]])
    await query(`UPDATE booking_origins SET way = 'held', confirmed_at = now() WHERE booking_id = $1`, [confirmed])
    await query(`UPDATE booking_origins SET way = 'proven' WHERE booking_id = $1`, [proven])
    await query(
      `UPDATE bookings SET starts = starts - interval '60 days', ends = ends - interval '60 days',
         during = tstzrange(lower(during) - interval '60 days', upper(during) - interval '60 days') WHERE id = $1`,
      [past],
    )
    const { bookings } = await read(id)
    const found = (booking: string) => bookings.find((each) => each.id === booking)
    expect(found(known)).toMatchObject({ isSuspected: false, isClient: true, isKnownEmail: true, isKnownPhone: false })
    expect(found(called)).toMatchObject({ isSuspected: false, isClient: true, isKnownPhone: true })
    expect(found(confirmed)).toMatchObject({ isSuspected: false, confirmation: 'link' })
    expect(found(proven)).toMatchObject({ isSuspected: false, confirmation: 'mailbox' })
    expect(found(past)).toMatchObject({ isSuspected: false, canBeCancelled: false })
    expect(found(fake)).toMatchObject({ isSuspected: true, confirmation: 'none', isClient: false, isKnownEmail: false })
  })

  it('suspects no booking of a network that held nothing in vain', async () => {
    const { id, ids } = await burstOf(2)
    await site.database.query('UPDATE booking_bursts SET site = NULL, network = NULL')
    await site.database.query(`UPDATE booking_origins SET site = 'another' WHERE booking_id = $1`, [ids[0]])
    const { bookings } = await read(id)
    expect(bookings.filter(({ isSuspected }) => isSuspected).map((booking) => booking.id)).toEqual([ids[1]])
  })
})

describe('the cancellation of a burst', () => {
  it('cancels what is chosen, notifies nobody for two minutes, and is recorded', async () => {
    const { id, ids } = await burstOf(4)
    const chosen = ids.slice(0, 3)
    expect((await cancel(id, chosen).expect(200)).body.changed.toSorted()).toEqual(chosen.toSorted())
    expect(await statuses(chosen)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect(await statuses([ids[3]!])).toEqual(['booked'])
    await work()
    expect(subjects()).toEqual([])
    const { body } = await agent.get(`/api/admin/bookings/${ids[0]}`).expect(200)
    expect(body.history).toContainEqual(
      expect.objectContaining({ type: 'status', oldValue: 'booked', newValue: 'cancelled' }),
    )
    expect(await auditedActions(site)).toContain('booking_burst.cancelled')
    await site.deliver()
    expect(subjects()).toEqual([CANCELLED, CANCELLED, CANCELLED])
  })

  it('notifies nobody when it is undone in time', async () => {
    const { id, ids } = await burstOf(4)
    await cancel(id, ids).expect(200)
    await work()
    expect((await undo(id).expect(200)).body.changed).toHaveLength(4)
    await site.deliver()
    expect(subjects()).toEqual([])
    expect(new Set(await statuses(ids))).toEqual(new Set(['booked']))
    expect(await auditedActions(site)).toContain('booking_burst.restored')
    expect((await undo(id).expect(200)).body).toMatchObject({ changed: [], refused: [] })
  })

  it('is followed by a second mail to each client when it is undone later', async () => {
    const { id, ids } = await burstOf(2)
    await cancel(id, ids).expect(200)
    await site.deliver()
    await undo(id).expect(200)
    await site.deliver()
    expect(subjects()).toEqual([CANCELLED, CANCELLED, BOOKED, BOOKED])
  })

  it('cannot be undone for a time that is taken, nor for what somebody changed since', async () => {
    const { id, ids } = await burstOf(3)
    await cancel(id, ids).expect(200)
    await site.database.query(
      `INSERT INTO bookings SELECT copy.* FROM bookings AS booking, LATERAL jsonb_populate_record(booking, jsonb_build_object(
         'id', gen_random_uuid(), 'status', 'booked', 'name', 'Ana')) AS copy WHERE booking.id = $1`,
      [ids[0]],
    )
    const change = (version: number, status: string) =>
      agent.patch(`/api/admin/bookings/${ids[1]}`).set('If-Match', `"${version}"`).send({ status }).expect(200)
    await change(2, 'booked')
    await change(3, 'cancelled')
    const { body } = await undo(id).expect(200)
    expect(body.changed).toEqual([ids[2]])
    expect(body.refused).toEqual(
      expect.arrayContaining([
        { id: ids[0], code: 'booking.taken' },
        { id: ids[1], code: 'lead.undo_not_allowed' },
      ]),
    )
    const { text } = await agent.get(`/admin/bookings/bursts/${id}?done=undone&lang=en`).expect(200)
    expect(text).toContain('These bookings were not restored')
  })

  it('concerns no booking outside of the burst', async () => {
    const { id, ids } = await burstOf(1)
    const [other] = await copyBooking(site, ids[0]!, 1)
    expect((await cancel(id, [other!]).expect(200)).body.refused).toEqual([{ id: other, code: 'lead.not_found' }])
    expect(await statuses([other!])).toEqual(['booked'])
  })

  it('shows and changes only bookings at the centres of a bound user', async () => {
    const { id, ids } = await burstOf(3)
    await site.database.query(`UPDATE bookings SET location = 'zagreb' WHERE id = $1`, [ids[0]])
    const zagreb = await boundTo('zagreb')
    const burst = await read(id, zagreb)
    expect(burst.bookings.map((booking) => booking.id)).toEqual([ids[0]])
    expect(burst).toMatchObject({ suspected: 1, booked: 1, locations: ['zagreb'] })
    const { body } = await cancel(id, ids, zagreb).expect(200)
    expect(body.changed).toEqual([ids[0]])
    expect(body.refused).toHaveLength(2)
    await cancel(id, ids.slice(1)).expect(200)
    expect((await undo(id, zagreb).expect(200)).body.changed).toEqual([ids[0]])
    const split = await boundTo('split')
    await split.get(`/api/admin/booking-bursts/${id}`).expect(404)
    expect((await split.get('/api/admin/booking-bursts').expect(200)).body).toEqual([])
    const editor = await signIn(site, await addColleague(site, 'editor', 'editor@example.com'))
    await editor.get(`/api/admin/booking-bursts/${id}`).expect(403)
    await cancel(id, ids, editor).expect(403)
    await editor.get(`/admin/bookings/bursts/${id}`).expect(403)
  })

  it('needs a recent sign-in for more than twenty bookings, also as a form', async () => {
    const { id, ids } = await burstOf(25)
    await ageSessions(site, TOO_OLD_MINUTES)
    expect((await cancel(id, ids).expect(403)).body.code).toBe('session.confirmation_required')
    expect(new Set(await statuses(ids))).toEqual(new Set(['booked']))
    const fields = Object.fromEntries(ids.map((booking) => [`booking-${booking}`, '1']))
    const post = (further: object) =>
      agent
        .post(`/admin/bookings/bursts/${id}`)
        .type('form')
        .send({ action: 'cancel', ...fields, ...further })
    const { text } = await post({}).expect(403)
    expect(text).toContain('name="confirmation"')
    for (const booking of ids) expect(text).toContain(`name="booking-${booking}" value="1"`)
    await post({ confirmation: owner.password }).expect(303)
    expect(new Set(await statuses(ids))).toEqual(new Set(['cancelled']))
  })

  it('needs at least one booking', async () => {
    const { id } = await burstOf(1)
    const { text } = await agent
      .post(`/admin/bookings/bursts/${id}?lang=en`)
      .type('form')
      .send({ action: 'cancel' })
      .expect(422)
    expect(text).toContain('Tick at least one booking.')
  })
})

describe('the notice about a burst', () => {
  it('stands on the dashboard and in the calendar until nothing is suspected', async () => {
    const { id, ids } = await burstOf(2)
    const link = `href="/admin/bookings/bursts/${id}"`
    for (const page of ['/admin/dashboard', '/admin/calendar'])
      expect((await agent.get(page).expect(200)).text).toContain(link)
    const split = await boundTo('split')
    for (const page of ['/admin/dashboard', '/admin/calendar'])
      expect((await split.get(page).expect(200)).text).not.toContain(link)
    await cancel(id, ids).expect(200)
    for (const page of ['/admin/dashboard', '/admin/calendar'])
      expect((await agent.get(page).expect(200)).text).not.toContain(link)
  })

  it('returns with bookings that came in after a cancellation, not with those that it left out', async () => {
    const { id, ids } = await burstOf(3)
    const listed = async () => (await agent.get('/api/admin/booking-bursts').expect(200)).body as Json[]
    await cancel(id, ids.slice(0, 2)).expect(200)
    expect(await listed()).toEqual([])
    const [late] = await copyBooking(site, ids[2]!, 5)
    await site.database.query('UPDATE bookings SET received_at = now() WHERE id = $1', [late])
    await site.database.query(
      `INSERT INTO booking_origins SELECT copy.* FROM booking_origins AS origin,
         LATERAL jsonb_populate_record(origin, jsonb_build_object('id', gen_random_uuid(), 'booking_id', $2::uuid, 'at', now())) AS copy
       WHERE origin.booking_id = $1`,
      [ids[2], late],
    )
    expect(await listed()).toEqual([expect.objectContaining({ id, suspected: 1 })])
    const { bookings } = await read(id)
    expect(bookings.filter(({ isSuspected }) => isSuspected).map((booking) => booking.id)).toEqual([late])
    const { text } = await agent.get(`/admin/bookings/bursts/${id}`).expect(200)
    const boxes = [...text.matchAll(/<input[^>]*name="booking-([^"]+)"[^>]*>/g)]
    expect(boxes.filter(([box]) => box.includes('checked')).map(([, booking]) => booking)).toEqual([late])
  })
})
