import request from 'supertest'
import { freeTime } from '../../support/free-time.js'
import { bookingsPath, leadsAdmin, unknownId } from '../../support/leads-admin.js'
import type { Json } from '../../support/search-engines.js'
import { auditedActions } from '../../support/staff.js'
import { until } from '../../support/until.js'

const admin = leadsAdmin()
const path = '/api/admin/absences'

let therapistId: string
beforeAll(async () => {
  ;[{ id: therapistId }] = await admin.site.database.query(`SELECT id FROM therapists WHERE name = 'Lucija Radonić'`)
})
afterEach(() => admin.site.database.query('DELETE FROM absences'))

/** A week far ahead, because the list begins with today. */
const form = (changes: object = {}) => ({
  therapistId,
  start: '2099-12-01T00:00:00+01:00',
  end: '2099-12-08T00:00:00+01:00',
  ...changes,
})
const add = async (changes?: object): Promise<Json> =>
  (await admin.staff.agent.post(path).send(form(changes)).expect(201)).body
const list = async (query: object): Promise<Json[]> =>
  (await admin.staff.agent.get(path).query(query).expect(200)).body as Json[]

describe('absences of therapists', () => {
  it('are added, listed by day, changed and deleted', async () => {
    const added = await add()
    const common = { locations: null, author: expect.any(String), visits: [] }
    expect(added).toEqual({ ...form(), ...common, id: expect.any(String), version: 1 })
    expect(await list({ from: '2099-12-07', to: '2099-12-07' })).toEqual([added])
    expect(await list({ from: '2099-12-08' })).toEqual([])
    expect(await list({ from: '2099-11-01', to: '2099-11-30' })).toEqual([])

    const item = `${path}/${added.id}`
    const later = form({ end: '2099-12-09T00:00:00+01:00' })
    const { body, headers } = await admin.staff.agent.put(item).set('If-Match', '"1"').send(later).expect(200)
    expect(body).toEqual({ ...later, ...common, id: added.id, version: 2 })
    expect(headers.etag).toBe('"2"')
    expect((await admin.staff.agent.get(item).expect(200)).body).toEqual(body)
    await admin.staff.agent.delete(item).set('If-Match', '"2"').expect(204)
    await admin.staff.agent.get(item).expect(404)
    expect(await list({})).toEqual([])
    expect((await auditedActions(admin.site)).slice(-3)).toEqual([
      'absence.added',
      'absence.changed',
      'absence.removed',
    ])
  })

  it('are none for days whose end is before their beginning', async () => {
    await add()
    expect(await list({ from: '2099-12-03', to: '2099-12-02' })).toEqual([])
    expect(await list({ to: '1990-01-01' })).toEqual([])
  })

  it('are stored once, also when the request is sent again', async () => {
    const added = await add()
    expect(await Promise.all([add(), add()])).toEqual([added, added])
    expect(await list({})).toEqual([added])
    expect((await add({ end: '2099-12-09T00:00:00+01:00' })).id).not.toBe(added.id)
  })

  it('name the visits that are booked in their time', async () => {
    const times = { starts: '2099-12-03T09:00:00Z', ends: '2099-12-03T10:00:00Z' }
    const visit = { ...times, during: `[${times.starts},${times.ends})`, therapistId, location: 'dubrovnik' } as object
    const id = await admin.addBooking(visit)
    await admin.addBooking({ ...visit, status: 'cancelled' })
    expect((await add()).visits).toEqual([
      { id, start: '2099-12-03T10:00:00+01:00', name: 'Nina Bek', location: 'dubrovnik' },
    ])
    await admin.staff.agent.get(`${bookingsPath}/${id}`).expect(200)
  })

  it('are refused for an unknown therapist and an end before the start', async () => {
    const { body } = await admin.staff.agent
      .post(path)
      .send(form({ therapistId: unknownId, end: '2099-12-01T00:00:00+01:00' }))
      .expect(422)
    expect(body.errors).toMatchObject([
      { field: 'therapistId', code: 'absence.therapist' },
      { field: 'end', code: 'absence.order' },
    ])
  })

  it('are refused for a time that no calendar reaches', async () => {
    const { body } = await admin.staff.agent
      .post(path)
      .send(form({ end: '9999-12-31T23:59:00Z' }))
      .expect(422)
    expect(body.errors).toMatchObject([{ field: 'end', code: 'moment.invalid' }])
  })

  it('are not changed without the current version', async () => {
    const { id } = await add()
    const change = (etag?: string) => {
      const request = admin.staff.agent.put(`${path}/${id}`).send(form())
      return etag ? request.set('If-Match', etag) : request
    }
    expect((await change('"9"').expect(412)).body.code).toBe('absence.changed_meanwhile')
    expect((await change().expect(428)).body.code).toBe('absence.version_required')
    const missing = await admin.staff.agent.delete(`${path}/${unknownId}`).set('If-Match', '"1"').expect(404)
    expect(missing.body.code).toBe('absence.not_found')
  })
})

describe('a change of the calendar while a visitor books', () => {
  const isWaiting = async () => {
    const sessions = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    return (await admin.site.database.query<unknown[]>(sessions)).length > 0
  }
  /** Runs a statement in a transaction, which ends when a request waits for it. @returns the answer of the request */
  const during = async <Answer>(statement: string, ask: () => Promise<Answer>, meanwhile?: () => Promise<unknown>) => {
    const other = admin.site.database.createQueryRunner()
    try {
      await other.startTransaction()
      await other.query(statement)
      const answer = ask()
      await Promise.race([answer, until(isWaiting)])
      await meanwhile?.()
      await other.commitTransaction()
      return await answer
    } finally {
      await other.release()
    }
  }
  afterEach(() =>
    admin.site.database.query(`UPDATE therapists SET locations = '{dubrovnik}' WHERE id = '${therapistId}'`),
  )

  it.each([
    [
      'an absence',
      'booking.taken',
      () => `INSERT INTO absences (therapist_id, during) VALUES ('${therapistId}', '[2020-01-01,2100-01-01)')`,
    ],
    [
      'another location of the therapist',
      undefined,
      () => `UPDATE therapists SET locations = '{zagreb}' WHERE id = '${therapistId}'`,
    ],
  ])('refuses the visit after %s', async (_change, code, change) => {
    const visit = { ...(await freeTime(admin.site)), name: 'Nina Bek', email: 'nina@example.com' }
    const lock = `SELECT FROM therapists WHERE id = '${therapistId}' FOR UPDATE`
    const { status, body } = await during(`${lock}; ${change()}`, async () =>
      request(admin.site.http).post('/api/bookings').send(visit),
    )
    expect(status).toBe(code ? 409 : 422)
    expect(code ? body.code : body.errors[0].code).toBe(code ?? 'booking.elsewhere')
  })

  it('lists the visit at an absence', async () => {
    const times = { starts: '2099-12-03T09:00:00Z', ends: '2099-12-03T10:00:00Z' }
    const visit = { ...times, during: `[${times.starts},${times.ends})`, therapistId, location: 'dubrovnik' } as object
    const lock = `SELECT public.lock_workplace('dubrovnik', '${therapistId}')`
    const { visits } = await during(
      lock,
      () => add(),
      () => admin.addBooking(visit),
    )
    expect(visits).toMatchObject([{ name: 'Nina Bek' }])
  })
})
