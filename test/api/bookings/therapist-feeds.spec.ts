import ICAL from 'ical.js'
import request from 'supertest'
import { coverageGaps } from '../../../src/shared/bookings/coverage.js'
import { leadsAdmin, unknownId } from '../../support/leads-admin.js'
import { addColleague, signIn } from '../../support/staff.js'
import { until } from '../../support/until.js'

const path = '/api/admin/therapist-calendars'
const page = '/admin/calendar/subscriptions'
const DAY_MS = 86_400_000

describe('calendar of a therapist', () => {
  const admin = leadsAdmin()
  let therapistId: string
  beforeAll(async () => {
    const [{ id }] = await admin.site.database.query(`SELECT id FROM therapists WHERE name = 'Lucija Radonić'`)
    therapistId = id as string
  })
  afterEach(() => admin.site.database.query('DELETE FROM therapist_feeds'))

  const makeAddress = async () => {
    const { body } = await admin.staff.agent.post(path).send({ therapistId }).expect(201)
    const { pathname, search } = new URL(body.address as string)
    return pathname + search
  }
  const fetchAt = (address: string) => request(admin.site.http).get(address)
  const addVisit = (days: number, fields: object = {}) => {
    const starts = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + days * DAY_MS)
    const ends = new Date(starts.getTime() + 3_600_000)
    const during = `[${starts.toISOString()},${ends.toISOString()})`
    const acceptedGaps = [...coverageGaps]
    return admin.addBooking({ therapistId, starts, ends, during, location: 'dubrovnik', acceptedGaps, ...fields })
  }
  const eventsAt = async (address: string) => {
    const calendar = new ICAL.Component(ICAL.parse((await fetchAt(address).expect(200)).text) as unknown[])
    return calendar
      .getAllSubcomponents('vevent')
      .map((event) =>
        Object.fromEntries<unknown>(event.getAllProperties().map(({ jCal: [name, , , value] }) => [name, value])),
      )
  }

  it('contains the visits with initials of the clients, and no contact data', async () => {
    const id = await addVisit(2, {
      name: 'Đurđica Ana Žganjer',
      email: 'durdica@example.com',
      note: 'Dolazim s bebom.',
    })
    const [{ starts, service }] = await admin.site.database.query('SELECT starts, service FROM bookings')
    const address = await makeAddress()
    expect(await eventsAt(address)).toEqual([
      {
        uid: id,
        sequence: 1,
        status: 'CONFIRMED',
        location: 'Dubrovnik',
        summary: `Đ.\u00a0Ž., ${service}`,
        dtstart: starts.toISOString().replace('.000', ''),
        dtend: expect.any(String),
        dtstamp: expect.any(String),
      },
    ])
    expect((await fetchAt(address)).text).not.toMatch(/urđica|ganjer|example\.com|bebom/)
  })

  it('names services in Croatian, as locations', async () => {
    await addVisit(2, { name: 'Ann Lee', service: 'Bioresonance treatment', language: 'en' })
    expect(await eventsAt(await makeAddress())).toMatchObject([{ summary: 'A.\u00a0L., Postupak biorezonance' }])
  })

  it('says of a coming visit that it is not covered', async () => {
    await addVisit(2, { name: 'Ana Lovrić', service: 'Postupak biorezonance', acceptedGaps: [] })
    await addVisit(-2, { name: 'Iva Perić', service: 'Postupak biorezonance', acceptedGaps: [] })
    expect((await eventsAt(await makeAddress())).map(({ summary }) => summary)).toEqual([
      'I.\u00a0P., Postupak biorezonance',
      'Nije pokriven, A.\u00a0L., Postupak biorezonance',
    ])
  })

  it('keeps the identifier of a visit and raises its sequence when the visit changes', async () => {
    const id = await addVisit(2)
    const address = await makeAddress()
    await admin.site.database.query(`UPDATE bookings SET starts = starts + interval '5 minutes', version = version + 1`)
    expect(await eventsAt(address)).toMatchObject([{ uid: id, sequence: 2 }])
    await admin.site.database.query(`UPDATE bookings SET status = 'cancelled'`)
    expect(await eventsAt(address)).toEqual([])
  })

  it('reaches from 30 days ago to the last day that can be booked, and contains no other therapist', async () => {
    const [{ id: other }] = await admin.site.database.query(`SELECT id FROM therapists WHERE name = 'Petra Hrastić'`)
    const shown = [await addVisit(-29, { status: 'came' }), await addVisit(59)]
    await addVisit(-32, { status: 'came' })
    await addVisit(70)
    await addVisit(5, { trashedAt: new Date() })
    await addVisit(5, { therapistId: other })
    expect((await eventsAt(await makeAddress())).map(({ uid }) => uid)).toEqual(shown)
  })

  it('answers 304 while nothing has changed, and is cached by nobody else', async () => {
    const id = await addVisit(2)
    const address = await makeAddress()
    const { headers } = await fetchAt(address).expect(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      etag: expect.any(String),
    })
    await fetchAt(address).set('If-None-Match', headers.etag!).expect(304)
    await admin.site.database.query('UPDATE bookings SET version = version + 1 WHERE id = $1', [id])
    await fetchAt(address).set('If-None-Match', headers.etag!).expect(200)
  })

  it('loses its address when a new one is created or when it is removed, as the audit log says', async () => {
    const before = await audited()
    const former = await makeAddress()
    const address = await makeAddress()
    await fetchAt(former).expect(404)
    await fetchAt(address).expect(200)
    await admin.staff.agent.delete(path).query({ therapistId }).expect(204)
    await admin.staff.agent.delete(path).query({ therapistId }).expect(204)
    await fetchAt(address).expect(404)
    const actions = (await audited()).slice(before.length)
    expect(actions).toEqual([
      'therapist_calendar.address_created',
      'therapist_calendar.address_created',
      'therapist_calendar.address_removed',
    ])
    await admin.staff.agent.post(path).send({ therapistId: unknownId }).expect(404)
  })

  it('stores only a hash of the token, which opens nothing', async () => {
    const address = await makeAddress()
    const [{ hash }] = await admin.site.database.query('SELECT hash FROM therapist_feeds')
    expect(address).not.toContain(hash)
    await fetchAt(`/api/therapist-calendar?token=${hash}`).expect(404)
    await fetchAt('/api/therapist-calendar').expect(422)
  })

  it('has a page that works without JavaScript and shows the address once', async () => {
    const post = (action: string) => admin.staff.agent.post(page).type('form').send({ action, therapistId })
    const { text } = await post('renew').expect(200)
    const address = /value="https?:\/\/[^/"]+(\/api\/therapist-calendar\?token=[\w-]+)"/.exec(text)![1]!
    await fetchAt(address).expect(200)
    expect(text).toContain('Tajna adresa: Lucija Radonić')
    expect((await admin.staff.agent.get(page).expect(200)).text).not.toContain('token=')
    const removed = await post('remove').expect(303)
    expect((await admin.staff.agent.get(removed.headers.location!)).text).toContain('Tajna adresa više ne vrijedi.')
    await fetchAt(address).expect(404)
  })

  it('ends when the user who has seen its address is bound to locations', async () => {
    const credentials = await addColleague(admin.site, 'staff', 'bound-later@example.com')
    const colleague = await signIn(admin.site, credentials)
    const renew = async (agent: typeof colleague) => {
      const { body } = await agent.post(path).send({ therapistId }).expect(201)
      const { pathname, search } = new URL(body.address as string)
      return pathname + search
    }
    const [{ id }] = await admin.site.database.query(`SELECT id FROM users WHERE email = $1`, [credentials.email])
    const bind = (locations: string[] | null) =>
      admin.owner.agent.put(`/api/admin/users/${id}/locations`).send({ locations }).expect(204)
    const seen = await renew(colleague)
    await bind(['zagreb'])
    await fetchAt(seen).expect(404)
    expect((await audited()).at(-1)).toBe('therapist_calendar.address_removed')
    const ofOther = await renew(admin.staff.agent)
    await bind(['dubrovnik'])
    await fetchAt(ofOther).expect(200)
  })

  it('gets no address for a user who is bound to locations meanwhile', async () => {
    const credentials = await addColleague(admin.site, 'staff', 'bound-meanwhile@example.com')
    const colleague = await signIn(admin.site, credentials)
    const binding = admin.site.database.createQueryRunner()
    await binding.startTransaction()
    let renewing: Promise<{ status: number }> | undefined
    try {
      await binding.query(`UPDATE users SET locations = '{zagreb}' WHERE email = $1`, [credentials.email])
      renewing = colleague
        .post(path)
        .send({ therapistId })
        .then((response) => response)
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      await until(async () => (await admin.site.database.query<unknown[]>(waiting)).length === 1)
    } finally {
      await binding.commitTransaction()
      await binding.release()
    }
    expect((await renewing).status).toBe(403)
    expect(await admin.site.database.query('SELECT FROM therapist_feeds')).toEqual([])
  })

  const audited = async (): Promise<string[]> => {
    const rows = await admin.site.database.query<{ action: string }[]>(
      `SELECT action FROM audit_events WHERE action LIKE 'therapist_calendar.%' ORDER BY id`,
    )
    return rows.map(({ action }) => action)
  }
})
