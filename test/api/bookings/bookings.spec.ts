import { jest } from '@jest/globals'
import request from 'supertest'
import { daysAfter, weekdayOf } from '../../../src/shared/opening/opening-hours.js'
import { readCalendar } from '../../support/calendar-file.js'
import type { Json } from '../../support/search-engines.js'
import { stopClock } from '../../support/stop-clock.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'
import { until } from '../../support/until.js'

/** A Tuesday morning; centres open from 8 to 16 the day after next, and from 12 to 20 the next day. */
const NOW = '2026-11-24T09:00:00+01:00'
const WEDNESDAY = '2026-11-25'
const FRIDAY = '2026-11-27'
const SATURDAY = '2026-11-28'

let site: TestApp
let services: Json[]
let therapists: Record<string, string>
beforeAll(async () => {
  site = await startTestApp()
  services = (await request(site.http).get('/api/bookable-services').expect(200)).body
  const rows = await site.database.query<{ id: string; name: string }[]>('SELECT id, name FROM therapists')
  therapists = Object.fromEntries(rows.map(({ id, name }) => [name.split(' ')[0], id]))
})
beforeEach(() => stopClock(NOW))
afterEach(async () => {
  jest.useRealTimers()
  await site.database.query('DELETE FROM bookings')
  await site.database.query('DELETE FROM absences')
  await site.changeContent(`UPDATE settings SET set_values = '{}'`)
})
afterAll(() => site.close())

const set = (values: object) => site.changeContent('UPDATE settings SET set_values = $1', [JSON.stringify(values)])
const idOf = (name: string) => services.find((service) => service.name === name)!.id as string
const test = () => idOf('Testiranje intolerancije na hranu')
const procedure = () => idOf('Postupak biorezonance')

const slots = async (changes: object = {}): Promise<Json[]> => {
  const query = { service: procedure(), location: 'dubrovnik', from: FRIDAY, to: FRIDAY, ...changes }
  return (await request(site.http).get('/api/availability').query(query).expect(200)).body.slots
}
const times = (free: Json[]) => free.map(({ start }) => String(start).slice(11, 16))

const wanted = (changes: object = {}) => ({
  service: procedure(),
  location: 'dubrovnik',
  start: `${FRIDAY}T10:00:00+01:00`,
  forWhom: 'self',
  name: 'Đurđica Žganjer',
  email: 'durdica@example.com',
  ...changes,
})
const book = (changes: object = {}) => request(site.http).post('/api/bookings').send(wanted(changes))
const stored = () => site.database.query<Json[]>('SELECT * FROM bookings ORDER BY received_at, id')

describe('bookable services', () => {
  it('are sample services with price, duration and the locations where somebody offers them', async () => {
    expect(services).toHaveLength(10)
    const everywhere = ['dubrovnik', 'velika-gorica', 'zagreb', 'zagreb-istok']
    expect(services[0]).toEqual({
      id: test(),
      name: 'Testiranje intolerancije na hranu',
      minutes: 60,
      price: 80,
      locations: expect.any(Array),
    })
    expect([...services[0]!.locations].sort()).toEqual(everywhere)
    expect(services.find(({ name }) => name === 'Testiranje kućnog ljubimca')!.locations).toEqual(['zagreb-istok'])
    const { body } = await request(site.http).get('/api/bookable-services?lang=en')
    expect(body[0].name).toBe('Food intolerance testing')
  })
})

describe('availability', () => {
  it('is each start at which therapist and room are free', async () => {
    const free = await slots()
    expect(times(free).slice(0, 3)).toEqual(['08:00', '08:30', '09:00'])
    expect(free[0]).toEqual({
      start: `${FRIDAY}T08:00:00+01:00`,
      end: `${FRIDAY}T09:00:00+01:00`,
      therapistId: therapists.Lucija,
    })
    expect(free.at(-1)).toMatchObject({ start: `${FRIDAY}T15:00:00+01:00` })
  })

  it('is cached for seconds', async () => {
    const query = { service: procedure(), location: 'zagreb', from: FRIDAY, to: FRIDAY }
    const { headers, body } = await request(site.http).get('/api/availability').query(query).expect(200)
    expect(headers['cache-control']).toBe('public, max-age=5')
    expect(body.timeZone).toBe('Europe/Zagreb')
  })

  it('is limited to a therapist who works there', async () => {
    const both = await slots({ location: 'zagreb', from: WEDNESDAY, to: WEDNESDAY })
    expect(new Set(both.map(({ therapistId }) => therapistId))).toEqual(new Set([therapists.Petra, therapists.Mirjana]))
    const one = await slots({ location: 'zagreb', from: WEDNESDAY, to: WEDNESDAY, therapist: therapists.Mirjana })
    expect(new Set(one.map(({ therapistId }) => therapistId))).toEqual(new Set([therapists.Mirjana]))
  })

  it('leaves out absences, and bookings of the therapist and of the room', async () => {
    await site.database.query(`INSERT INTO absences (therapist_id, during) VALUES ($1, $2)`, [
      therapists.Lucija,
      `[${FRIDAY}T12:00:00+01:00,${FRIDAY}T20:00:00+01:00)`,
    ])
    await book({ start: `${FRIDAY}T09:00:00+01:00` }).expect(201)
    expect(times(await slots())).toEqual(['08:00', '10:00', '10:30', '11:00'])
    await book({ location: 'zagreb', service: test(), start: `${WEDNESDAY}T12:00:00+01:00` }).expect(201)
    const free = await slots({ location: 'zagreb', service: test(), from: WEDNESDAY, to: WEDNESDAY })
    // The other therapist is free, but the room for testing is taken until 13:15.
    expect(times(free)[0]).toBe('13:30')
  })

  it('follows lead time, horizon and step of the owner, holidays and closed days', async () => {
    expect(times(await slots({ from: WEDNESDAY, to: WEDNESDAY }))[0]).toBe('12:00')
    await set({ bookingLeadHours: '30', bookingDays: '3', bookingStep: '60' })
    expect(times(await slots({ from: WEDNESDAY, to: WEDNESDAY }))[0]).toBe('15:00')
    expect(await slots({ from: SATURDAY, to: '2026-12-24' })).toEqual([])
    expect(times(await slots())).toEqual(['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'])
    await set({})
    expect(await slots({ from: '2026-12-25', to: '2026-12-25' })).toEqual([])
    expect(await slots({ from: SATURDAY, to: SATURDAY })).toEqual([])
  })

  it.each([
    ['service', '00000000-0000-4000-8000-000000000000', 'booking.service'],
    ['service', 'test', 'invalid'],
    ['location', 'split', 'location.unknown'],
    ['therapist', '00000000-0000-4000-8000-000000000000', 'booking.therapist'],
    ['from', 'sutra', 'invalid'],
    ['to', '2026-11-26', 'date.order'],
    ['to', '2027-01-28', 'booking.period'],
  ])('refuses %s = %s', async (field, value, code) => {
    const query = { service: procedure(), location: 'dubrovnik', from: FRIDAY, to: FRIDAY, [field]: value }
    const { body, status } = await request(site.http).get('/api/availability').query(query)
    expect({ status, codes: body.errors.map((fault: Json) => fault.code) }).toEqual({ status: 422, codes: [code] })
  })

  it('offers both occurrences of a time that the clock shows twice, and both can be booked', async () => {
    stopClock('2027-10-28T10:00:00+02:00')
    const night = '2027-10-31'
    const hours = JSON.stringify(Array.from({ length: 7 }, () => [{ opens: '01:30', closes: '04:00' }]))
    await site.changeContent(`UPDATE locations SET hours = '${hours}' WHERE slug = 'velika-gorica'`)
    await site.changeContent(`UPDATE therapist_hours SET hours = '${hours}' WHERE location = 'velika-gorica'`)
    const short = idOf('Kraći postupak biorezonance')
    const free = await slots({ service: short, location: 'velika-gorica', from: night, to: night })
    const twice = [`${night}T02:30:00+02:00`, `${night}T02:30:00+01:00`]
    expect(free.map(({ start }) => start).filter((start) => String(start).includes('T02:30'))).toEqual(twice)
    for (const start of twice) await book({ service: short, location: 'velika-gorica', start }).expect(201)
    expect(await stored()).toHaveLength(2)
    await site.changeContent(
      `UPDATE locations SET hours = (SELECT hours FROM locations WHERE slug = 'zagreb') WHERE slug = 'velika-gorica'`,
    )
    await site.changeContent(
      `UPDATE therapist_hours SET hours = (SELECT hours FROM locations WHERE slug = 'zagreb') WHERE location = 'velika-gorica'`,
    )
  })
})

describe('booking', () => {
  it('stores the visit with the names and the price as they are', async () => {
    const { body } = await book({ service: test(), phone: '091 555 0101', note: 'Dolazimo iz Siska.' }).expect(201)
    const [row] = await stored()
    expect(body).toEqual({
      id: row!.id,
      receivedAt: row!.received_at.toISOString(),
      location: 'dubrovnik',
      start: `${FRIDAY}T10:00:00+01:00`,
      end: `${FRIDAY}T11:00:00+01:00`,
      therapistId: therapists.Lucija,
    })
    expect(row).toMatchObject({
      status: 'booked',
      service: 'Testiranje intolerancije na hranu',
      price: '80.00',
      service_id: test(),
      therapist: 'Lucija Radonić',
      location: 'dubrovnik',
      for_whom: 'self',
      name: 'Đurđica Žganjer',
      email: 'durdica@example.com',
      phone: '091 555 0101',
      note: 'Dolazimo iz Siska.',
      language: 'hr',
      starts: new Date(body.start),
      ends: new Date(body.end),
      room_id: expect.any(String),
      suspicions: [],
    })
    expect(row!.during).toBe('["2026-11-27 09:00:00+00","2026-11-27 10:15:00+00")')
  })

  it('has a calendar entry for its client by the id of the receipt, without personal data', async () => {
    const { body } = await book({ phone: '091 555 0101', note: 'Dolazimo iz Siska.' }).expect(201)
    const calendar = () => request(site.http).get(`/api/bookings/${body.id}/calendar`)
    const { text, headers } = await calendar().expect(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-disposition': 'attachment; filename="biorezonanca.ics"',
    })
    expect(readCalendar(text)).toMatchObject({
      uid: body.id,
      method: 'PUBLISH',
      dtstart: '2026-11-27T09:00:00Z',
      dtend: '2026-11-27T10:00:00Z',
      summary: 'Postupak biorezonance, Biorezonanca',
      description: expect.stringMatching(/^Lucija Radonić\n\nPosebne pripreme nisu potrebne\..*elektrostimulator/s),
    })
    expect(text).not.toMatch(/urđica|ganjer|durdica|555.?0101|Siska/)
    await site.database.query(`UPDATE bookings SET status = 'cancelled'`)
    await calendar().expect(404)
    await request(site.http).get(`/api/bookings/${therapists.Petra}/calendar`).expect(404)
  })

  it('is refused for a taken time, with the three nearest free ones', async () => {
    await book().expect(201)
    const { status, body } = await book({ start: `${FRIDAY}T10:30:00+01:00` })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'booking.taken' })
    expect(times(body.alternatives)).toEqual(['09:00', '11:00', '11:30'])
    expect(body.alternatives[0]).toEqual({
      start: `${FRIDAY}T09:00:00+01:00`,
      end: `${FRIDAY}T10:00:00+01:00`,
      therapistId: therapists.Lucija,
    })
    expect(body.detail).toBe('Netko je u međuvremenu rezervirao taj termin. Odaberite jedan od najbližih slobodnih.')
  })

  it('may begin when the buffer of the one before ends', async () => {
    await set({ bookingStep: '5' })
    await book({ service: test(), start: `${FRIDAY}T10:00:00+01:00` }).expect(201)
    await book({ service: test(), start: `${FRIDAY}T11:10:00+01:00` }).expect(409)
    await book({ service: test(), start: `${FRIDAY}T11:15:00+01:00` }).expect(201)
    await book({ start: `${FRIDAY}T09:00:00+01:00` }).expect(201)
  })

  it('takes the first therapist who is free, or the one that the visitor wants', async () => {
    const changes = { location: 'zagreb', start: `${WEDNESDAY}T14:00:00+01:00` }
    await site.changeContent(
      `INSERT INTO rooms (location, name, kind, position) VALUES ('zagreb', '{"hr": "Soba 2"}', 'treatment', 100)`,
    )
    const { body: wished } = await book({ ...changes, therapistId: therapists.Mirjana }).expect(201)
    expect(wished.therapistId).toBe(therapists.Mirjana)
    const { body: first } = await book(changes).expect(201)
    expect(first.therapistId).toBe(therapists.Petra)
    await book(changes).expect(409)
    await site.changeContent(`DELETE FROM rooms WHERE name ->> 'hr' = 'Soba 2'`)
  })

  it('leaves its time to others once it is cancelled, in the trash or spam', async () => {
    for (const change of [`status = 'cancelled'`, 'trashed_at = now()', `status = 'spam'`]) {
      const { body } = await book().expect(201)
      await book().expect(409)
      await site.database.query(`UPDATE bookings SET ${change} WHERE id = $1`, [body.id])
    }
    await book().expect(201)
  })

  it('is stored once per idempotency key', async () => {
    const send = (changes?: object) => book(changes).set('Idempotency-Key', 'jednom')
    const [first, retry] = await Promise.all([send().expect(201), send().expect(201)])
    expect(retry.body).toEqual(first.body)
    expect((await send().expect(201)).body).toEqual(first.body)
    expect((await send({ name: 'Netko Drugi' }).expect(422)).body.code).toBe('idempotency.reused')
    expect(await stored()).toHaveLength(1)
  })

  it('is refused if another transaction takes the time before it is stored', async () => {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    const { id } = (await book()).body
    await site.database.query(`UPDATE bookings SET status = 'cancelled'`)
    let answer: Promise<request.Response> | undefined
    await site.database.transaction(async (manager) => {
      await manager.query(`UPDATE bookings SET status = 'booked' WHERE id = $1`, [id])
      answer = book({ email: 'iva@example.com' }).then((response) => response)
      await until(async () => (await site.database.query<unknown[]>(waiting)).length > 0)
    })
    expect((await answer!).status).toBe(409)
    expect(await stored()).toHaveLength(1)
  })

  it('succeeds for one of two concurrent visitors', async () => {
    const answers = await Promise.all([book(), book({ email: 'iva@example.com' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await stored()).toHaveLength(1)
  })

  it.each<[string, object, string, string]>([
    ['a time that has passed', { start: '2026-11-20T10:00:00+01:00' }, 'start', 'booking.past'],
    ['a time within the lead time', { start: '2026-11-24T13:00:00+01:00' }, 'start', 'booking.tooSoon'],
    ['a time beyond the horizon', { start: '2027-03-01T13:00:00+01:00' }, 'start', 'booking.tooFar'],
    ['a closed day', { start: `${SATURDAY}T10:00:00+01:00` }, 'start', 'booking.closed'],
    ['a holiday', { start: '2026-12-25T10:00:00+01:00' }, 'start', 'booking.closed'],
    ['a time outside the grid', { start: `${FRIDAY}T10:10:00+01:00` }, 'start', 'booking.grid'],
    ['a time that ends after closing', { start: `${FRIDAY}T15:30:00+01:00` }, 'start', 'booking.hours'],
    ['an unknown location', { location: 'split' }, 'location', 'location.unknown'],
    ['no offset', { start: `${FRIDAY}T10:00:00` }, 'start', 'moment.invalid'],
    ['no real day', { start: '2026-02-30T10:00:00Z' }, 'start', 'moment.invalid'],
    ['no email address', { email: '' }, 'email', 'email.required'],
    ['nobody that it is for', { forWhom: 'dog' }, 'forWhom', 'forWhom.invalid'],
  ])('is refused for %s', async (_what, changes, field, code) => {
    const { status, body } = await book(changes)
    expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ field, code }] })
    expect(await stored()).toEqual([])
  })

  it('is refused where nobody offers the service, and with a therapist who works elsewhere or at other times', async () => {
    const refused = async (changes: object, field: string, code: string) =>
      expect((await book(changes).expect(422)).body.errors).toMatchObject([{ field, code }])
    await refused({ service: idOf('Testiranje kućnog ljubimca') }, 'location', 'booking.elsewhere')
    await refused({ therapistId: therapists.Petra }, 'therapistId', 'booking.therapist')
    const friday = { location: 'zagreb', therapistId: therapists.Mirjana }
    await refused(friday, 'start', 'booking.away')
    await refused({ service: therapists.Petra }, 'service', 'booking.service')
  })

  it('is refused with a message in the language of the visitor', async () => {
    const message = async (lang: string) =>
      (
        await request(site.http)
          .post(`/api/bookings?lang=${lang}`)
          .send(wanted({ start: `${SATURDAY}T10:00:00Z` }))
      ).body.errors[0].message
    expect(await message('hr')).toBe('Centar toga dana ne radi; odaberite drugi dan')
    expect(await message('en')).toBe('The centre is closed that day; choose another day')
  })

  it('is refused if a robot filled in the honeypot, and takes no time from others', async () => {
    expect((await book({ opinion: 'I am a robot' }).expect(422)).body.code).toBe('spam.hidden_field')
    expect(await stored()).toEqual([])
    await book().expect(201)
  })

  it('is held until its client confirms it, with a note for staff, if a person may have looked like a robot', async () => {
    const { body } = await book({ seconds: 1, note: 'https://a.example casino jackpot' }).expect(201)
    expect(body.heldUntil).toEqual(expect.any(String))
    expect(await stored()).toEqual([])
    const held = await site.database.query<Json[]>('SELECT * FROM held_bookings')
    expect(held).toMatchObject([{ id: body.id, suspicions: ['quick', 'text'] }])
    await book().expect(409)
    await site.database.query('DELETE FROM held_bookings')
  })

  it('finds a time on every location within a week', async () => {
    for (const location of services[0]!.locations)
      expect((await slots({ location, from: WEDNESDAY, to: daysAfter(WEDNESDAY, 7) })).length).toBeGreaterThan(20)
    expect(weekdayOf(WEDNESDAY)).toBe(2)
  })
})
