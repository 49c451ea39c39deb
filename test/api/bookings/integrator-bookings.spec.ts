import { addKey, program } from '../../support/api-keys.js'
import { earlierTransactionsEnded } from '../../support/earlier-transactions-ended.js'
import { freeTime } from '../../support/free-time.js'
import { bookingsPath, leadsAdmin, readLead } from '../../support/leads-admin.js'
import type { Json } from '../../support/search-engines.js'

const KEY = 'b7f6a1f2-4f5c-4b8e-9d3a-2c1e0f9a8b7c'

describe('bookings for API clients', () => {
  const admin = leadsAdmin()
  let salon: ReturnType<typeof program>
  let time: Json
  beforeAll(async () => {
    const key = await addKey(admin.site, ['bookings:read', 'bookings:write'], { name: 'Salonski program' })
    salon = program(admin.site.http, key)
    time = await freeTime(admin.site)
  })
  const wanted = (changes: object = {}) => ({ ...time, name: 'Đurđica Žganjer', email: 'ana@example.com', ...changes })
  const book = (changes?: object) => salon.post('/api/bookings').send(wanted(changes))
  const stored = () => admin.site.database.query<Json[]>('SELECT * FROM bookings')
  const changes = async (cursor?: string): Promise<{ items: Json[]; nextCursor: string }> => {
    await earlierTransactionsEnded(admin.site.database)
    return (await salon.get('/api/bookings').query({ cursor }).expect(200)).body
  }

  it('are made by key, without a spam check, and their history names the key', async () => {
    const spam = { opinion: 'I am a robot', seconds: 0, note: 'https://a.example casino jackpot' }
    const { body } = await book(spam).query({ lang: 'en' }).expect(201)
    expect((await stored())[0]).toMatchObject({
      id: body.id,
      status: 'booked',
      suspicions: [],
      service: 'Food intolerance testing',
      language: 'en',
      starts: new Date(body.start),
      ends: new Date(body.end),
      therapist_id: body.therapistId,
      price: '80.00',
    })
    expect((await readLead(admin, bookingsPath, body.id)).history).toMatchObject([
      { type: 'added', actor: 'Salonski program (API)' },
    ])
  })

  it('are announced like those of visitors, to the client, to staff and to webhooks', async () => {
    const { body } = await book().expect(201)
    expect(
      await admin.site.database.query('SELECT type, subject_id FROM outbox_events WHERE subject_id = $1', [body.id]),
    ).toEqual([{ type: 'booking.received', subject_id: body.id }])
  })

  it('are refused by the rules for visitors, with the nearest free times', async () => {
    await book().expect(201)
    const taken = await book().expect(409)
    expect(taken.body).toMatchObject({ code: 'booking.taken', alternatives: [{}, {}, {}] })
    const { body } = await book({ start: '2020-01-01T10:00:00Z' }).expect(422)
    expect(body.errors).toMatchObject([{ field: 'start', code: 'booking.past' }])
  })

  it('are made once per idempotency key', async () => {
    const send = (changes?: object) => book(changes).set('Idempotency-Key', KEY)
    const [first, retry] = await Promise.all([send().expect(201), send().expect(201)])
    expect(retry.body).toEqual(first.body)
    expect((await send().expect(201)).body).toEqual(first.body)
    expect((await send({ name: 'Netko Drugi' }).expect(422)).body.code).toBe('idempotency.reused')
    expect(await stored()).toHaveLength(1)
  })

  it('are read in the order of their changes, and erased ones by their id', async () => {
    const { body } = await book({ phone: '091 555 0101' }).expect(201)
    await admin.addMessage()
    const first = await changes()
    expect(first.items).toEqual([
      expect.objectContaining({
        id: body.id,
        state: 'active',
        status: 'booked',
        version: 1,
        location: 'dubrovnik',
        language: 'hr',
        booking: expect.objectContaining({ name: 'Đurđica Žganjer', email: 'ana@example.com', phone: '091 555 0101' }),
        visit: {
          start: body.start,
          end: body.end,
          therapistId: body.therapistId,
          serviceId: time.service,
          price: 80,
        },
      }),
    ])
    const one = await salon.get(`/api/bookings/${body.id}`).expect(200).expect('ETag', '"1"')
    expect(one.body).toEqual(first.items[0])
    await admin.site.database.query('DELETE FROM bookings')
    const { items } = await changes(first.nextCursor)
    expect(items).toMatchObject([{ id: body.id, state: 'erased', booking: null, visit: null }])
    await salon.get(`/api/bookings/${body.id}`).expect(404)
  })

  it('are cancelled by key', async () => {
    const { body } = await book().expect(201)
    const path = `/api/bookings/${body.id}`
    await salon.patch(path).set('If-Match', '"1"').send({ status: 'cancelled' }).expect(200, { version: 2 })
    await book().expect(201)
  })

  it('are not made with a key that lacks the scope, or with an unknown key', async () => {
    const weak = program(admin.site.http, await addKey(admin.site, ['bookings:read', 'leads:write']))
    expect((await weak.post('/api/bookings').send(wanted()).expect(403)).body.code).toBe('key.scope_missing')
    await program(admin.site.http, { key: 'bio_x' }).post('/api/bookings').send(wanted()).expect(401)
    expect(await stored()).toEqual([])
  })
})
