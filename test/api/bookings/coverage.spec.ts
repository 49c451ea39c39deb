import { readCoverage } from '../../../src/bookings/visit-coverage/read-coverage.js'
import { addKey, program } from '../../support/api-keys.js'
import { earlierTransactionsEnded } from '../../support/earlier-transactions-ended.js'
import { freeTime } from '../../support/free-time.js'
import { bookingsPath, leadsAdmin, readLead } from '../../support/leads-admin.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, signIn } from '../../support/staff.js'
import { statementsOf, stopTimers } from '../../support/statements.js'

const admin = leadsAdmin()

const query = <Row = Json>(sql: string, parameters: unknown[] = []) => admin.site.database.query<Row[]>(sql, parameters)
const change = (sql: string, parameters: unknown[] = []) => admin.site.changeContent(sql, parameters)

interface Visit {
  id: string
  start: string
  end: string
  therapist: string
  room: string | null
  service: string
}

/** Adds a booking of staff at a free time, or at another. */
const addVisit = async (changes: object = {}): Promise<Visit> => {
  const time = await freeTime(admin.site)
  const [first] = await query(`SELECT therapist_id AS id FROM therapist_hours WHERE location = 'dubrovnik' LIMIT 1`)
  const form = { ...time, therapistId: first!.id, name: 'Đurđica Žganjer', phone: '091 555 0101', ...changes }
  const { body } = await admin.staff.agent.post(bookingsPath).send(form).expect(201)
  const [visit] = await query<Visit>(
    `SELECT id, therapist_id AS therapist, room_id AS room, service_id AS service FROM bookings WHERE id = $1`,
    [body.id],
  )
  return { ...visit!, start: body.start, end: body.end }
}
const coverageOf = async ({ id }: { id: string }) =>
  (await readCoverage(admin.site.database.manager, { ids: [id] })).get(id)

const dayOf = ({ start }: Visit) => start.slice(0, 10)

describe('coverage of a visit', () => {
  /** Undoes the changes of content in a test. */
  const undone: (() => Promise<unknown>)[] = []
  const changeUntilEnd = async (sql: string, parameters: unknown[], undo: string, undoParameters: unknown[]) => {
    undone.push(() => change(undo, undoParameters))
    await change(sql, parameters)
  }
  afterEach(async () => {
    for (const undo of undone.splice(0)) await undo()
  })

  const stored = async (table: string, columns: string, where: string, parameters: unknown[]) =>
    (await query(`SELECT ${columns} FROM ${table} WHERE ${where}`, parameters))[0]!

  const reasons: [reason: string, change: (visit: Visit) => Promise<void>][] = [
    [
      'closed',
      (visit) =>
        changeUntilEnd(
          `INSERT INTO holidays (date, name, hours, locations) VALUES ($1, '{"hr":"Popis","en":"Stocktaking"}', '[]', '{dubrovnik}')`,
          [dayOf(visit)],
          'DELETE FROM holidays WHERE date = $1',
          [dayOf(visit)],
        ),
    ],
    [
      'therapistAbsent',
      ({ therapist, start, end }) =>
        changeUntilEnd(
          'INSERT INTO absences (therapist_id, during) VALUES ($1, tstzrange($2, $3))',
          [therapist, start, end],
          'DELETE FROM absences',
          [],
        ),
    ],
    [
      'outsideTherapistHours',
      async ({ therapist }) => {
        const where = `therapist_id = $1 AND location = 'dubrovnik'`
        const { hours } = await stored('therapist_hours', 'hours', where, [therapist])
        await changeUntilEnd(
          `UPDATE therapist_hours SET hours = '[[],[],[],[],[],[],[]]' WHERE ${where}`,
          [therapist],
          `UPDATE therapist_hours SET hours = $2 WHERE ${where}`,
          [therapist, JSON.stringify(hours)],
        )
      },
    ],
    [
      'outsideOpening',
      async () => {
        const { hours } = await stored('locations', 'hours', `slug = 'dubrovnik'`, [])
        await changeUntilEnd(
          `UPDATE locations SET hours = '[[],[],[],[],[],[],[]]' WHERE slug = 'dubrovnik'`,
          [],
          `UPDATE locations SET hours = $1 WHERE slug = 'dubrovnik'`,
          [JSON.stringify(hours)],
        )
      },
    ],
    [
      'therapistGone',
      ({ therapist }) =>
        changeUntilEnd(
          `UPDATE therapists SET locations = array_remove(locations, 'dubrovnik') WHERE id = $1`,
          [therapist],
          `UPDATE therapists SET locations = locations || '{dubrovnik}' WHERE id = $1`,
          [therapist],
        ),
    ],
    [
      'serviceNotOffered',
      ({ service }) =>
        changeUntilEnd(
          'UPDATE bookable_services SET therapists = ARRAY[gen_random_uuid()] WHERE id = $1',
          [service],
          `UPDATE bookable_services SET therapists = '{}' WHERE id = $1`,
          [service],
        ),
    ],
    [
      'roomGone',
      ({ room }) =>
        changeUntilEnd(
          `UPDATE rooms SET location = 'zagreb' WHERE id = $1`,
          [room],
          `UPDATE rooms SET location = 'dubrovnik' WHERE id = $1`,
          [room],
        ),
    ],
  ]

  it.each(reasons)('is %s after that change of the calendar, and covered again without it', async (reason, apply) => {
    const visit = await addVisit()
    expect(await coverageOf(visit)).toBe('covered')
    await apply(visit)
    expect(await coverageOf(visit)).toBe(reason)
    for (const undo of undone.splice(0)) await undo()
    expect(await coverageOf(visit)).toBe('covered')
  })

  it('is covered at a time outside of all hours that staff chose, until something else changes', async () => {
    const start = '2093-11-29T20:07:00+01:00' // a Sunday
    const visit = await addVisit({ start })
    expect(await coverageOf(visit)).toBe('covered')
    const [, absence] = reasons[1]!
    await absence(visit)
    expect(await coverageOf(visit)).toBe('therapistAbsent')
  })

  it('forgets what staff accepted when they move the visit into the hours', async () => {
    const visit = await addVisit({ start: '2093-11-29T20:07:00+01:00' })
    const { etag } = await readLead(admin, bookingsPath, visit.id)
    await admin.staff.agent
      .post(`${bookingsPath}/${visit.id}/move`)
      .set('If-Match', etag)
      .send({ start: '2093-11-27T10:00:00+01:00' })
      .expect(200)
    const [{ accepted_gaps: accepted }] = (await query('SELECT accepted_gaps FROM bookings WHERE id = $1', [
      visit.id,
    ])) as [Json]
    expect(accepted).toEqual([])
  })

  it.each(['cancelled', 'came'])('does not exist for a visit with the status %s', async (status) => {
    const visit = await addVisit()
    await query('UPDATE bookings SET status = $1 WHERE id = $2', [status, visit.id])
    expect(await coverageOf(visit)).toBeUndefined()
  })

  it('does not exist for a visit that has begun', async () => {
    const visit = await addVisit()
    await query(
      `UPDATE bookings SET starts = now() - interval '1 minute', during = tstzrange(now() - interval '1 hour', ends) WHERE id = $1`,
      [visit.id],
    )
    expect(await coverageOf(visit)).toBeUndefined()
  })

  describe('in the admin', () => {
    const list = async (parameters: object = {}, agent = admin.staff.agent): Promise<Json> =>
      (await agent.get(bookingsPath).query(parameters).expect(200)).body
    const later = { start: '2093-11-27T10:00:00+01:00' }
    const [, close] = reasons[0]!

    it('is in the list and the details, and the list can be limited to visits that are not covered', async () => {
      const covered = await addVisit(later)
      const visit = await addVisit()
      await close(visit)
      const { items } = await list()
      expect(items.map(({ id, coverage }: Json) => [id, coverage])).toEqual([
        [visit.id, 'closed'],
        [covered.id, 'covered'],
      ])
      expect(await list({ coverage: 'uncovered' })).toMatchObject({ total: 1, items: [{ id: visit.id }] })
      const { body } = await admin.staff.agent.get(`${bookingsPath}/${visit.id}`).query({ coverage: 'uncovered' })
      expect(body).toMatchObject({ coverage: 'closed', nextId: null, previousId: null })
    })

    it('limits a change of all matching visits to those that are not covered', async () => {
      const covered = await addVisit(later)
      const visit = await addVisit()
      await close(visit)
      await admin.staff.agent
        .post(`${bookingsPath}/changes/matching`)
        .query({ coverage: 'uncovered' })
        .send({ assigneeId: admin.staff.id, count: 1 })
        .expect(200)
      expect(await query('SELECT id, assignee_id AS assignee FROM bookings ORDER BY assignee_id IS NULL')).toEqual([
        { id: visit.id, assignee: admin.staff.id },
        { id: covered.id, assignee: null },
      ])
    })

    it('is counted on the dashboard, for staff of a centre only of its visits', async () => {
      const visit = await addVisit()
      await close(visit)
      const elsewhere = await addColleague(admin.site, 'staff', 'zagreb@example.com')
      await query(`UPDATE users SET locations = '{zagreb}' WHERE email = $1`, [elsewhere.email])
      const agent = await signIn(admin.site, elsewhere)
      const counted = async (reader: typeof agent) =>
        (await reader.get('/api/admin/dashboard').expect(200)).body.desk.uncovered as number
      expect([await counted(admin.staff.agent), await counted(agent)]).toEqual([1, 0])
      expect(await list({ coverage: 'uncovered' }, agent)).toMatchObject({ total: 0 })
    })

    it('is counted for editors, who change what visits need but see no bookings', async () => {
      await close(await addVisit())
      const editor = await signIn(admin.site, await addColleague(admin.site, 'editor', 'editor@example.com'))
      expect((await editor.get('/api/admin/uncovered-visits').expect(200)).body).toEqual({ total: 1 })
      await editor.get(bookingsPath).expect(403)
    })

    it('is covered once staff accept the reason, and not for another one', async () => {
      const visit = await addVisit()
      await close(visit)
      const { etag } = await readLead(admin, bookingsPath, visit.id)
      const accept = (seen: string) =>
        admin.staff.agent
          .post(`${bookingsPath}/${visit.id}/accept-coverage`)
          .set('If-Match', seen)
          .send({ coverage: 'closed' })
      await accept(etag).expect(200)
      await accept(etag).expect(412)
      const { history, coverage } = await readLead(admin, bookingsPath, visit.id)
      expect(coverage).toBe('covered')
      expect(history.at(-1)).toMatchObject({ type: 'coverageAccepted', newValue: 'closed', actor: admin.staff.email })
      await reasons[1]![1](visit)
      expect(await coverageOf(visit)).toBe('therapistAbsent')
    })

    it('stays uncovered for a reason that staff did not see when they accepted another one', async () => {
      const visit = await addVisit()
      await close(visit)
      const { etag } = await readLead(admin, bookingsPath, visit.id)
      await reasons[1]![1](visit)
      await admin.staff.agent
        .post(`${bookingsPath}/${visit.id}/accept-coverage`)
        .set('If-Match', etag)
        .send({ coverage: 'closed' })
        .expect(200)
      expect(await coverageOf(visit)).toBe('therapistAbsent')
    })

    it.each([
      ['that is no reason', { coverage: 'covered' }],
      ['that is missing', {}],
    ])('is not accepted for a reason %s', async (_, body) => {
      const visit = await addVisit()
      await close(visit)
      const { etag } = await readLead(admin, bookingsPath, visit.id)
      await admin.staff.agent
        .post(`${bookingsPath}/${visit.id}/accept-coverage`)
        .set('If-Match', etag)
        .send(body)
        .expect(422)
      expect(await coverageOf(visit)).toBe('closed')
    })

    it('keeps the version and the history if the accepted reason is none of the visit', async () => {
      const visit = await addVisit()
      await close(visit)
      const { etag, history } = await readLead(admin, bookingsPath, visit.id)
      const { body } = await admin.staff.agent
        .post(`${bookingsPath}/${visit.id}/accept-coverage`)
        .set('If-Match', etag)
        .send({ coverage: 'roomGone' })
        .expect(200)
      expect(`"${body.version}"`).toBe(etag)
      expect((await readLead(admin, bookingsPath, visit.id)).history).toEqual(history)
    })

    it('stays uncovered when staff undo a move of a visit that was not covered', async () => {
      const visit = await addVisit()
      await close(visit)
      for (const change of [later, { start: visit.start, acceptGaps: false }]) {
        const { etag } = await readLead(admin, bookingsPath, visit.id)
        await admin.staff.agent.post(`${bookingsPath}/${visit.id}/move`).set('If-Match', etag).send(change).expect(200)
      }
      expect(await coverageOf(visit)).toBe('closed')
    })

    it('is not accepted by staff of another centre', async () => {
      const visit = await addVisit()
      await close(visit)
      const { etag } = await readLead(admin, bookingsPath, visit.id)
      const elsewhere = await addColleague(admin.site, 'staff', 'istok@example.com')
      await query(`UPDATE users SET locations = '{zagreb}' WHERE email = $1`, [elsewhere.email])
      const agent = await signIn(admin.site, elsewhere)
      await agent
        .post(`${bookingsPath}/${visit.id}/accept-coverage`)
        .set('If-Match', etag)
        .send({ coverage: 'closed' })
        .expect(404)
      expect(await coverageOf(visit)).toBe('closed')
    })

    it('costs the list one statement, however many visits it has', async () => {
      stopTimers(admin.site)
      const costOf = async () => {
        await list()
        return (await statementsOf(admin.site, () => list())).statements
      }
      const costs = [await costOf()]
      for (const start of ['2093-11-27T09:00:00+01:00', '2093-11-27T11:00:00+01:00']) {
        await addVisit({ start })
        costs.push(await costOf())
      }
      expect(costs[2]).toBe(costs[1])
      expect(costs[1]! - costs[0]!).toBe(1)
    })
  })

  it('exists for a visit whose booking was merged into another, which takes place as well', async () => {
    const visit = await addVisit()
    const other = await addVisit({ start: '2093-11-27T10:00:00+01:00' })
    await query('UPDATE bookings SET merged_into_id = $1 WHERE id = $2', [other.id, visit.id])
    await reasons[0]![1](visit)
    expect(await coverageOf(visit)).toBe('closed')
  })

  it('is in the API for programs', async () => {
    const visit = await addVisit()
    const salon = program(admin.site.http, await addKey(admin.site, ['bookings:read'], { name: 'Salonski program' }))
    const coverage = async () => (await salon.get(`/api/bookings/${visit.id}`).expect(200)).body.coverage as string
    expect(await coverage()).toBe('covered')
    await reasons[0]![1](visit)
    expect(await coverage()).toBe('closed')
    await earlierTransactionsEnded(admin.site.database)
    const { body } = await salon.get('/api/bookings').expect(200)
    expect(body.items).toMatchObject([{ id: visit.id, coverage: 'closed' }])
    await query(`UPDATE bookings SET status = 'cancelled' WHERE id = $1`, [visit.id])
    expect(await coverage()).toBeNull()
  })
})
