import { bookingsPath, changeLead, leadsAdmin, readLead } from '../../support/leads-admin.js'

const admin = leadsAdmin()

const therapist = async (name: string): Promise<string> =>
  (await admin.site.database.query('SELECT id FROM therapists WHERE name = $1', [name]))[0].id as string
const room = async (location: string): Promise<string> =>
  (await admin.site.database.query('SELECT id FROM rooms WHERE location = $1', [location]))[0].id as string
const merge = async (id: string, leadId: string) =>
  admin.owner.agent
    .post(`${bookingsPath}/${id}/merge`)
    .set('If-Match', (await readLead(admin, bookingsPath, id)).etag)
    .send({ leadId })

describe('status of a booking', () => {
  it('cannot become booked again once its time is taken', async () => {
    const therapistId = await therapist('Lucija Radonić')
    const cancelled = await admin.addBooking({ therapistId, status: 'cancelled' })
    await admin.addBooking({ therapistId })
    expect(await changeLead(admin, bookingsPath, cancelled, { status: 'booked' })).toMatchObject({
      status: 409,
      body: { code: 'booking.taken' },
    })
    expect(await readLead(admin, bookingsPath, cancelled)).toMatchObject({ status: 'cancelled', history: [] })
  })

  it('is changed for all of several bookings but those whose time is taken', async () => {
    const therapistId = await therapist('Lucija Radonić')
    const taken = await admin.addBooking({ therapistId, status: 'cancelled' })
    await admin.addBooking({ therapistId })
    const free = await admin.addBooking({ status: 'cancelled' })
    const { body } = await admin.staff.agent
      .post(`${bookingsPath}/changes`)
      .send({ ids: [taken, free], status: 'booked' })
      .expect(200)
    expect(body).toMatchObject({ changed: [free], refused: [{ id: taken, code: 'booking.taken' }] })
    const undone = await admin.staff.agent
      .post(`${bookingsPath}/changes/undo`)
      .send({ ids: [free], at: body.at })
      .expect(200)
    expect(undone.body).toMatchObject({ changed: [free], refused: [] })
  })

  it('is not restored from the trash, from spam or by an undo once its time is taken', async () => {
    const therapistId = await therapist('Lucija Radonić')
    const trashed = await admin.addBooking({ therapistId, trashedAt: new Date() })
    const spam = await admin.addBooking({ therapistId, status: 'spam' })
    const undone = await admin.addBooking({ therapistId })
    await changeLead(admin, bookingsPath, undone, { status: 'cancelled' })
    await admin.addBooking({ therapistId })
    const { etag } = await readLead(admin, bookingsPath, undone)
    const answers = [
      await changeLead(admin, bookingsPath, trashed, { trashed: false }),
      await changeLead(admin, bookingsPath, spam, { status: 'booked' }),
      await admin.owner.agent.post(`${bookingsPath}/${undone}/undo`).set('If-Match', etag),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, body: { code: 'booking.taken' } })
  })
})

describe('merging of bookings', () => {
  it('combines bookings of the same status', async () => {
    const one = await admin.addBooking({ status: 'came' })
    const other = await admin.addBooking({ status: 'came' })
    expect(await merge(one, other)).toMatchObject({ status: 200 })
    expect(await readLead(admin, bookingsPath, one)).toMatchObject({ status: 'came', merged: [{ id: other }] })
  })

  it('is refused for visits that are both ahead, because one of them would be overlooked', async () => {
    const one = await admin.addBooking()
    const other = await admin.addBooking()
    expect(await merge(one, other)).toMatchObject({ status: 409, body: { code: 'booking.merge_not_allowed' } })
    expect(await readLead(admin, bookingsPath, one)).toMatchObject({ status: 'booked', merged: [] })
  })

  it('is refused for a cancelled and a booked one, either way', async () => {
    const cancelled = await admin.addBooking({ status: 'cancelled' })
    const booked = await admin.addBooking()
    for (const [id, leadId] of [
      [cancelled, booked],
      [booked, cancelled],
    ] as const)
      expect(await merge(id, leadId)).toMatchObject({ status: 409, body: { code: 'booking.merge_not_allowed' } })
    expect(await readLead(admin, bookingsPath, cancelled)).toMatchObject({ status: 'cancelled', merged: [] })
  })
})

describe('location of a booking', () => {
  it('is changed to one where the therapist works, if the visit needs no room', async () => {
    const therapistId = await therapist('Mirjana Vuk')
    const id = await admin.addBooking({ therapistId, location: 'zagreb' })
    expect(await changeLead(admin, bookingsPath, id, { location: 'zagreb-istok' })).toMatchObject({ status: 200 })
  })

  it('is refused where the therapist does not work, or to which the room does not belong', async () => {
    const mirjana = await therapist('Mirjana Vuk')
    const elsewhere = await admin.addBooking({ therapistId: mirjana, location: 'zagreb' })
    const inRoom = await admin.addBooking({ location: 'zagreb', roomId: await room('zagreb') })
    const refused = { status: 409, body: { code: 'booking.elsewhere' } }
    expect(await changeLead(admin, bookingsPath, elsewhere, { location: 'dubrovnik' })).toMatchObject(refused)
    expect(await changeLead(admin, bookingsPath, elsewhere, { location: null })).toMatchObject(refused)
    expect(await changeLead(admin, bookingsPath, inRoom, { location: 'zagreb-istok' })).toMatchObject(refused)
    const free = await admin.addBooking()
    const { body } = await admin.staff.agent
      .post(`${bookingsPath}/changes`)
      .send({ ids: [inRoom, free], location: 'zagreb-istok' })
      .expect(200)
    expect(body).toMatchObject({ changed: [free], refused: [{ id: inRoom, code: 'booking.elsewhere' }] })
  })
})
