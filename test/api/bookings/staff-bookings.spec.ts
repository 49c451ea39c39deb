import { bookingsPath, leadsAdmin, readLead, requestsPath, unknownId } from '../../support/leads-admin.js'
import type { Json } from '../../support/search-engines.js'

const admin = leadsAdmin()

/** A Sunday evening, far outside of the lead time and of all hours. */
const START = '2026-03-08T20:07:00+01:00'
const LATER = '2026-03-08T21:07:00+01:00'

const query = <Row = Json>(sql: string, parameters: unknown[] = []) => admin.site.database.query<Row[]>(sql, parameters)
const therapist = async (name: string) =>
  (await query<{ id: string }>('SELECT id FROM therapists WHERE name = $1', [name]))[0]!.id
const service = async (name = 'Postupak biorezonance') =>
  (
    await query<{ id: string }>(
      `SELECT bookable.id FROM bookable_services AS bookable JOIN price_list_rows AS row ON row.id = bookable.price_id
       WHERE row.service ->> 'hr' = $1`,
      [name],
    )
  )[0]!.id
const lucija = () => therapist('Lucija Radonić')

const form = async (changes: object = {}) => ({
  service: await service(),
  location: 'dubrovnik',
  start: START,
  therapistId: await lucija(),
  forWhom: 'self',
  name: 'Đurđica Žganjer',
  phone: '091 555 0101',
  ...changes,
})
const add = async (changes: object = {}) => admin.staff.agent.post(bookingsPath).send(await form(changes))
const added = async (changes: object = {}): Promise<string> => {
  const { status, body } = await add(changes)
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined })
  return body.id as string
}
const stored = async (id: string) => (await query('SELECT * FROM bookings WHERE id = $1', [id]))[0]!
const move = async (id: string, change: object, etag?: string) =>
  admin.staff.agent
    .post(`${bookingsPath}/${id}/move`)
    .set('If-Match', etag ?? (await readLead(admin, bookingsPath, id)).etag)
    .send(change)
const refused = ({ status, body }: { status: number; body: Json }) => ({
  status,
  code: body.code,
  ...(body.errors && { errors: body.errors.map(({ field, code }: Json) => `${field} ${code}`) }),
})

afterEach(async () => {
  await query('DELETE FROM absences')
})

describe('adding a booking for a client', () => {
  it('stores it at any time of a therapist who is free, also without an e-mail address', async () => {
    const { body } = await add({ note: 'Zvala telefonom.' })
    expect(body).toEqual({
      id: expect.any(String),
      receivedAt: expect.any(String),
      location: 'dubrovnik',
      start: START,
      end: LATER,
      therapistId: await lucija(),
    })
    expect(await stored(body.id)).toMatchObject({
      status: 'booked',
      service: 'Postupak biorezonance',
      therapist: 'Lucija Radonić',
      name: 'Đurđica Žganjer',
      email: null,
      phone: '091 555 0101',
      note: 'Zvala telefonom.',
      language: 'hr',
      suspicions: [],
      room_id: expect.any(String),
      starts: new Date(START),
      ends: new Date(LATER),
    })
    const { history, email } = await readLead(admin, bookingsPath, body.id)
    expect(email).toBeNull()
    expect(history).toMatchObject([{ type: 'added', actor: 'staff@example.com', newValue: null }])
  })

  it('stores it in the language of the client, once per idempotency key', async () => {
    const send = async () =>
      admin.staff.agent
        .post(bookingsPath)
        .set('Idempotency-Key', 'jednom')
        .send(await form({ language: 'en' }))
    const first = await send()
    const retry = await send()
    expect([first.status, retry.status]).toEqual([201, 201])
    expect(retry.body).toEqual(first.body)
    expect(await stored(first.body.id)).toMatchObject({ language: 'en', service: 'Bioresonance treatment' })
  })

  it('accepts a service that visitors cannot book', async () => {
    await query(`UPDATE bookable_services SET online = false WHERE id = $1`, [await service()])
    await added()
    await query(`UPDATE bookable_services SET online = true`)
  })

  it('is refused for a taken time, with the nearest free ones of the therapist', async () => {
    await added()
    const answer = await add({ start: '2026-03-08T20:37:00+01:00' })
    expect(refused(answer)).toEqual({ status: 409, code: 'booking.taken' })
    expect(answer.body.alternatives).toEqual(expect.any(Array))
  })

  it('succeeds for one of two colleagues who add the same time', async () => {
    const answers = await Promise.all([add(), add()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is refused for want of a room, while the therapist is free', async () => {
    const testing = { location: 'zagreb', service: await service('Testiranje intolerancije na hranu') }
    await added({ ...testing, therapistId: await therapist('Petra Hrastić') })
    const answer = await add({ ...testing, therapistId: await therapist('Mirjana Vuk') })
    expect(refused(answer)).toEqual({ status: 409, code: 'booking.room_taken' })
    expect(answer.body.alternatives).toEqual(expect.any(Array))
  })

  it.each<[string, () => object | Promise<object>, string]>([
    [
      'a therapist of another location',
      async () => ({ therapistId: await therapist('Petra Hrastić') }),
      'therapistId booking.therapist',
    ],
    ['an unknown therapist', () => ({ therapistId: unknownId }), 'therapistId booking.therapist'],
    ['an unknown location', () => ({ location: 'split' }), 'location location.unknown'],
    ['an unknown service', () => ({ service: unknownId }), 'service booking.service'],
    ['neither an e-mail address nor a telephone number', () => ({ phone: '' }), 'emailOrPhone email.orPhone'],
    ['no name', () => ({ name: '' }), 'name name.required'],
    ['a time without an offset', () => ({ start: '2026-03-08T20:00' }), 'start moment.invalid'],
    ['a time that no calendar reaches', () => ({ start: '9999-12-31T23:30:00Z' }), 'start moment.invalid'],
  ])('is refused for %s', async (_what, changes, fault) => {
    expect(refused(await add(await changes()))).toEqual({ status: 422, code: 'validation', errors: [fault] })
  })

  it('is refused while the therapist is absent', async () => {
    await query('INSERT INTO absences (therapist_id, during) VALUES ($1, $2)', [
      await lucija(),
      '[2026-03-08T20:30:00+01:00,2026-03-09T20:30:00+01:00)',
    ])
    expect(refused(await add())).toMatchObject({ status: 422, errors: ['start booking.absent'] })
    await added({ start: '2026-03-08T19:30:00+01:00' })
  })
})

describe('agreeing an appointment request', () => {
  it('books it, and links request and booking to each other', async () => {
    const requestId = await admin.addRequest({ status: 'proposed' })
    const id = await added({ requestId })
    const request = await readLead(admin, requestsPath, requestId)
    expect(request).toMatchObject({ status: 'agreed', firstAnsweredAt: expect.any(String) })
    expect(request.history).toMatchObject([
      { type: 'status', oldValue: 'proposed', newValue: 'agreed' },
      { type: 'booked', newValue: id },
    ])
    expect((await readLead(admin, bookingsPath, id)).history).toMatchObject([{ type: 'added', newValue: requestId }])
  })

  it('books it once, and again after that booking is cancelled', async () => {
    const requestId = await admin.addRequest()
    const id = await added({ requestId })
    expect(refused(await add({ requestId, start: LATER }))).toEqual({ status: 409, code: 'booking.request_booked' })
    await query(`UPDATE bookings SET status = 'cancelled' WHERE id = $1`, [id])
    await added({ requestId, start: LATER })
  })

  it('cannot be undone while the booking exists', async () => {
    const requestId = await admin.addRequest()
    await added({ requestId })
    const { etag } = await readLead(admin, requestsPath, requestId)
    const answer = await admin.staff.agent.post(`${requestsPath}/${requestId}/undo`).set('If-Match', etag)
    expect(refused(answer)).toEqual({ status: 409, code: 'lead.undo_not_allowed' })
  })

  it('books nothing for a request that is cancelled, in the trash or unknown', async () => {
    const cancelled = await admin.addRequest({ status: 'cancelled' })
    const trashed = await admin.addRequest({ trashedAt: new Date() })
    expect(refused(await add({ requestId: cancelled }))).toEqual({ status: 409, code: 'lead.move_not_allowed' })
    expect(refused(await add({ requestId: trashed }))).toEqual({ status: 409, code: 'lead.move_not_allowed' })
    expect(refused(await add({ requestId: unknownId }))).toEqual({ status: 404, code: 'lead.not_found' })
    expect(await query('SELECT id FROM bookings')).toEqual([])
  })
})

describe('moving a booking', () => {
  it('changes time, therapist and room, and keeps its length and buffers', async () => {
    const id = await added({
      location: 'zagreb',
      therapistId: await therapist('Petra Hrastić'),
      service: await service('Testiranje intolerancije na hranu'),
    })
    const before = await stored(id)
    const mirjana = await therapist('Mirjana Vuk')
    const { status, body, headers } = await move(id, { start: LATER, therapistId: mirjana, location: 'zagreb-istok' })
    expect({ status, version: body.version, etag: headers.etag }).toEqual({ status: 200, version: 2, etag: '"2"' })
    const after = await stored(id)
    expect(after).toMatchObject({
      therapist_id: mirjana,
      therapist: 'Mirjana Vuk',
      location: 'zagreb-istok',
      starts: new Date(LATER),
      during: '["2026-03-08 20:07:00+00","2026-03-08 21:22:00+00")',
    })
    expect(after.room_id).not.toBe(before.room_id)
    expect((await readLead(admin, bookingsPath, id)).history.slice(1)).toMatchObject([
      { type: 'time', oldValue: '2026-03-08T19:07:00.000Z', newValue: '2026-03-08T20:07:00.000Z' },
      { type: 'therapist', oldValue: 'Petra Hrastić', newValue: 'Mirjana Vuk' },
      { type: 'location', oldValue: 'zagreb', newValue: 'zagreb-istok' },
    ])
  })

  it('may overlap its own earlier time', async () => {
    const id = await added()
    expect((await move(id, { start: '2026-03-08T20:37:00+01:00' })).status).toBe(200)
  })

  it('changes nothing without a difference', async () => {
    const id = await added()
    expect((await move(id, { start: START, location: 'dubrovnik' })).body).toEqual({ version: 1 })
    expect((await move(id, { start: null, therapistId: null, location: null })).body).toEqual({ version: 1 })
    expect(await stored(id)).toMatchObject({ starts: new Date(START), version: 1 })
  })

  it('is refused when another visit takes the time, and changes nothing', async () => {
    const id = await added()
    await added({ start: LATER })
    const answer = await move(id, { start: '2026-03-08T20:37:00+01:00' })
    expect(refused(answer)).toEqual({ status: 409, code: 'booking.taken' })
    expect(answer.body.alternatives).toEqual(expect.any(Array))
    expect(await stored(id)).toMatchObject({ starts: new Date(START), version: 1 })
  })

  it('is refused when it was changed meanwhile, or without a version', async () => {
    const id = await added()
    expect(refused(await move(id, { start: LATER }, '"7"'))).toEqual({ status: 412, code: 'lead.changed_meanwhile' })
    const answer = await admin.staff.agent.post(`${bookingsPath}/${id}/move`).send({ start: LATER })
    expect(refused(answer)).toEqual({ status: 428, code: 'lead.version_required' })
  })

  it.each(['cancelled', 'came', 'noShow', 'spam'])('is refused for a booking that is %s', async (status) => {
    const id = await admin.addBooking({ status: status as 'came', therapistId: await lucija(), location: 'dubrovnik' })
    expect(refused(await move(id, { start: LATER }))).toEqual({ status: 409, code: 'booking.move_not_allowed' })
  })

  it('is refused to where the therapist does not work, and while one is absent', async () => {
    const id = await added()
    expect(refused(await move(id, { location: 'zagreb' }))).toMatchObject({
      status: 422,
      errors: ['therapistId booking.therapist'],
    })
    await query('INSERT INTO absences (therapist_id, during) VALUES ($1, $2)', [
      await lucija(),
      '[2026-03-09T00:00:00+01:00,2026-03-10T00:00:00+01:00)',
    ])
    expect(refused(await move(id, { start: '2026-03-09T10:00:00+01:00' }))).toMatchObject({
      status: 422,
      errors: ['start booking.absent'],
    })
    expect(refused(await move(unknownId, { start: LATER }, '"1"'))).toEqual({ status: 404, code: 'lead.not_found' })
  })

  it('can be moved back, but not undone like a change of status', async () => {
    const id = await added()
    await move(id, { start: LATER })
    const { etag } = await readLead(admin, bookingsPath, id)
    const answer = await admin.staff.agent.post(`${bookingsPath}/${id}/undo`).set('If-Match', etag)
    expect(refused(answer)).toEqual({ status: 409, code: 'lead.undo_not_allowed' })
    expect((await move(id, { start: START })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ starts: new Date(START), version: 3 })
  })
})
