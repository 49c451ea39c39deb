import { addOwnLeads, leadTables, SECRET } from '../../support/hidden-leads.js'
import { leadKinds, leadsAdmin } from '../../support/leads-admin.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, type Agent, signIn } from '../../support/staff.js'

const admin = leadsAdmin()
const query = <Row = Json>(sql: string, parameters: unknown[] = []) => admin.site.database.query<Row[]>(sql, parameters)

describe('staff bound to a location', () => {
  let agent: Agent
  const email = 'zagreb@example.com'

  beforeAll(async () => {
    const credentials = await addColleague(admin.site, 'staff', email)
    await query(`UPDATE users SET locations = '{zagreb}' WHERE email = $1`, [email])
    agent = await signIn(admin.site, credentials)
  })
  afterEach(async () => {
    for (const table of ['absences', 'answer_deadlines', 'lead_departures', 'removals'])
      await query(`DELETE FROM ${table}`)
  })

  it('move their leads to no other location, and place no visits there', async () => {
    const [message] = await addOwnLeads(admin)
    const patch = (change: object) =>
      agent
        .patch(`${leadKinds[0].path}/${message}`)
        .set('If-Match', '"1"')
        .send(change)
        .then(({ status }) => status)
    expect(await patch({ location: 'dubrovnik' })).toBe(422)
    expect(await patch({ location: null })).toBe(422)
    const [therapist] = await query<{ id: string }>(`SELECT id FROM therapists WHERE locations = '{dubrovnik}'`)
    const [service] = await query<{ id: string }>('SELECT id FROM bookable_services LIMIT 1')
    const visit = {
      service: service!.id,
      therapistId: therapist!.id,
      location: 'dubrovnik',
      start: '2026-03-08T20:07:00+01:00',
      forWhom: 'self',
      name: 'Ana',
      phone: '091 555 0101',
    }
    await agent.post('/api/admin/bookings').send(visit).expect(422)
    const absence = { therapistId: therapist!.id, start: '2026-03-08T20:07:00+01:00', end: '2026-03-09T20:07:00+01:00' }
    await agent.post('/api/admin/absences').send(absence).expect(422)
    const { body: foreign } = await admin.owner.agent.post('/api/admin/absences').send(absence).expect(201)
    await agent.get(`/api/admin/absences/${foreign.id}`).expect(404)
    await agent.delete(`/api/admin/absences/${foreign.id}`).set('If-Match', '"1"').expect(404)
  })

  it('see a therapist as busy elsewhere without the place and the visit', async () => {
    const [therapist] = await query<{ id: string }>(`SELECT id FROM therapists WHERE name = 'Mirjana Vuk'`)
    const id = await admin.addBooking({ location: 'zagreb-istok', therapistId: therapist!.id, name: SECRET })
    const { text } = await agent
      .get('/admin/calendar/index.pageContext.json?date=2026-03-02&location=zagreb')
      .expect(200)
    expect(text).toContain('"elsewhere":[{"id":"2026-03-02')
    for (const hidden of [id, SECRET, 'zagreb-istok']) expect(text).not.toContain(hidden)
  })

  it('find no texts of leads of other locations in theirs, but those of their own', async () => {
    const id = await admin.addMessage({ location: 'zagreb', message: 'Pitanje o Vinkovcima' })
    const merged = [
      await admin.addMessage({ location: 'dubrovnik', message: 'Pitanje o Pelješcu' }),
      await admin.addMessage({ location: 'zagreb', message: 'Pitanje o Samoboru' }),
    ]
    await query('UPDATE contact_messages SET merged_into_id = $1 WHERE id = ANY ($2)', [id, merged])
    const found = async (search: string) =>
      (await agent.get(leadKinds[0].path).query({ search }).expect(200)).body.items.length as number
    expect([await found('vinkovcima'), await found('samoboru'), await found('pelješcu')]).toEqual([1, 1, 0])
    expect((await admin.owner.agent.get(leadKinds[0].path).query({ search: 'pelješcu' })).body.total).toBe(1)
  })

  it('see a franchise inquiry of the own location once it is routed', async () => {
    const { path } = leadKinds[1]
    const id = await admin.addInquiry({ location: 'zagreb' })
    const totals = async () => (await agent.get('/api/admin/dashboard')).body.leads[1].total as number
    await agent.get(`${path}/${id}`).expect(404)
    expect(await totals()).toBe(0)
    await admin.owner.agent.patch(`${path}/${id}`).set('If-Match', '"1"').send({ location: 'zagreb' }).expect(200)
    const { body } = await agent.get(`${path}/${id}`).expect(200)
    expect(body.history).toMatchObject([{ type: 'location', oldValue: 'zagreb', newValue: 'zagreb' }])
    expect(await totals()).toBe(1)
    await admin.owner.agent.post(`${path}/${id}/undo`).set('If-Match', '"2"').expect(200)
    await agent.get(`${path}/${id}`).expect(404)
    expect(await totals()).toBe(0)
  })

  it('lose access with the next request, in an open session', async () => {
    const other = 'selidba@example.com'
    const session = await signIn(admin.site, await addColleague(admin.site, 'staff', other))
    const [user] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [other])
    const { path } = leadKinds[0]
    const id = await admin.addMessage({ location: 'dubrovnik', assigneeId: user!.id })
    const note = () => session.post(`${path}/${id}/notes`).set('Idempotency-Key', 'k1').send({ text: 'x' })
    const call = () => session.post(`${path}/${id}/calls`).set('Idempotency-Key', 'k1').send({ outcome: 'missed' })
    await note().expect(201)
    await call().expect(200)
    const bind = (locations: unknown) =>
      admin.owner.agent.put(`/api/admin/users/${user!.id}/locations`).send({ locations })
    await bind(['zagreb']).expect(204)
    await session.get(`${path}/${id}`).expect(404)
    await note().expect(404)
    await call().expect(404)
    expect((await session.get('/api/admin/session').expect(200)).body.locations).toEqual(['zagreb'])
    await bind(['nigdje']).expect(422)
    await bind([]).expect(422)
    await session.put(`/api/admin/users/${user!.id}/locations`).send({ locations: null }).expect(403)
    await bind(null).expect(204)
    await session.get(`${path}/${id}`).expect(200)
    const events = await query(`SELECT details FROM audit_events WHERE action = 'user.locations_changed' ORDER BY id`)
    expect(events.map(({ details }) => details)).toEqual([
      { from: null, to: ['zagreb'] },
      { from: ['zagreb'], to: null },
    ])
  })

  it('are assigned leads of their locations only, and lose them with the location', async () => {
    const { path } = leadKinds[0]
    const [{ id: assigneeId }] = (await query('SELECT id FROM users WHERE email = $1', [email])) as [Json]
    const far = await admin.addMessage({ location: 'dubrovnik' })
    const near = await admin.addMessage({ location: 'zagreb' })
    const patch = (id: string, version: number, change: object) =>
      admin.owner.agent.patch(`${path}/${id}`).set('If-Match', `"${version}"`).send(change)
    expect((await patch(far, 1, { assigneeId }).expect(409)).body.code).toBe('lead.assignee_elsewhere')
    await patch(near, 1, { assigneeId }).expect(200)
    await patch(near, 2, { location: 'dubrovnik' }).expect(200)
    const { body } = await admin.owner.agent.get(`${path}/${near}`).expect(200)
    expect(body).toMatchObject({ assigneeId: null, location: 'dubrovnik' })
    expect(body.history.map(({ type }: Json) => type)).toEqual(['assignee', 'location', 'assignee'])
  })

  it('are assigned those of several leads that they see, and lose the others with a smaller scope', async () => {
    const { path } = leadKinds[0]
    const { agent: head } = admin.owner
    const [{ id: assigneeId }] = (await query('SELECT id FROM users WHERE email = $1', [email])) as [Json]
    const bind = (locations: string[]) =>
      head.put(`/api/admin/users/${assigneeId}/locations`).send({ locations }).expect(204)
    await bind(['zagreb', 'dubrovnik'])
    const ids: string[] = []
    for (const location of ['zagreb', 'zagreb-istok', 'dubrovnik']) ids.push(await admin.addMessage({ location }))
    const { body } = await head.post(`${path}/changes`).send({ ids, assigneeId }).expect(200)
    expect(body.changed).toEqual([ids[0], ids[2]])
    expect(body.refused).toEqual([{ id: ids[1], code: 'lead.assignee_elsewhere' }])
    await bind(['zagreb'])
    const { body: left } = await head.get(`${path}/${ids[2]}`).expect(200)
    expect(left).toMatchObject({ assigneeId: null, version: 3 })
    expect(left.history).toMatchObject([
      { type: 'assignee', newValue: email },
      { type: 'assignee', oldValue: email, newValue: null },
    ])
    expect((await head.get(`${path}/${ids[0]}`).expect(200)).body).toMatchObject({ assigneeId, version: 2 })
  })

  it('get back by an undo no lead that they may not see', async () => {
    const { path } = leadKinds[0]
    const { agent: head } = admin.owner
    const [{ id: assigneeId }] = (await query('SELECT id FROM users WHERE email = $1', [email])) as [Json]
    const id = await admin.addMessage({ location: 'zagreb' })
    const step = (request: ReturnType<Agent['get']>, version: number) => request.set('If-Match', `"${version}"`)
    const patch = (version: number, change: object) =>
      step(head.patch(`${path}/${id}`), version)
        .send(change)
        .expect(200)
    const undo = (version: number, status = 200) => step(head.post(`${path}/${id}/undo`), version).expect(status)
    const read = async () => (await head.get(`${path}/${id}`).expect(200)).body
    await patch(1, { assigneeId })
    await patch(2, { location: 'dubrovnik' })
    await undo(3)
    expect(await read()).toMatchObject({ location: 'zagreb', assigneeId })
    await patch(4, { assigneeId: null })
    await query(`UPDATE users SET locations = '{dubrovnik}' WHERE id = $1`, [assigneeId])
    await undo(5)
    expect(await read()).toMatchObject({ location: 'zagreb', assigneeId: null })
    await query(`UPDATE users SET locations = '{zagreb}' WHERE id = $1`, [assigneeId])
    await query(`UPDATE contact_messages SET location = 'zatvoren' WHERE id = $1`, [id])
    await patch(6, { location: 'zagreb' })
    await undo(7, 409)
  })

  it('see a franchise inquiry until its routing is undone, but not until a later move is', async () => {
    const { path } = leadKinds[1]
    const id = await admin.addInquiry({ location: 'zagreb' })
    const route = (version: number, location: string) =>
      admin.owner.agent.patch(`${path}/${id}`).set('If-Match', `"${version}"`).send({ location }).expect(200)
    const undo = (version: number) =>
      admin.owner.agent.post(`${path}/${id}/undo`).set('If-Match', `"${version}"`).expect(200)
    const status = async () => (await agent.get(`${path}/${id}`)).status
    await route(1, 'zagreb')
    await route(2, 'dubrovnik')
    expect(await status()).toBe(404)
    await undo(3)
    expect(await status()).toBe(200)
    const other = await admin.addInquiry({ location: 'zagreb' })
    const at = `${path}/${other}`
    for (const [version, request] of [
      [1, admin.owner.agent.patch(at).send({ location: 'zagreb' })],
      [2, admin.owner.agent.post(`${at}/undo`)],
      [3, admin.owner.agent.patch(at).send({ location: 'zagreb' })],
      [4, admin.owner.agent.post(`${at}/undo`)],
    ] as const)
      await request.set('If-Match', `"${version}"`).expect(200)
    await agent.get(at).expect(404)
  })

  it.each(leadKinds.slice(0, 3))('work all parts of a merged $kind', async ({ path, add }) => {
    const { agent: head } = admin.owner
    const put = async (location: string | null) => {
      const id = await admin[add]({ location, isRouted: location !== null })
      await query(`INSERT INTO lead_events (lead_id, type, new_value) VALUES ($1, 'location', $2)`, [id, location])
      return id
    }
    const lead = await put('zagreb')
    const part = await put('zagreb')
    const foreign = await put('dubrovnik')
    const none = await put(null)
    const merge = (leadId: string, version: number) =>
      head.post(`${path}/${lead}/merge`).set('If-Match', `"${version}"`).send({ leadId })
    for (const other of [foreign, none]) {
      const { body } = await merge(other, 1).expect(409)
      expect(body.code).toBe('lead.merge_elsewhere')
    }
    await merge(part, 1).expect(200)
    // A part of another location, as merged before this rule, is not moved with the other.
    const table = leadTables[leadKinds.findIndex((kind) => kind.path === path)]
    await query(`UPDATE ${table} SET merged_into_id = $1 WHERE id = $2`, [part, foreign])
    await head.post(`${path}/${lead}/split`).set('If-Match', '"2"').send({ leadId: part }).expect(200)
    expect((await merge(part, 3).expect(409)).body.code).toBe('lead.merge_elsewhere')
    await query(`UPDATE ${table} SET merged_into_id = NULL WHERE id = $1`, [foreign])
    await merge(part, 3).expect(200)
    await head.patch(`${path}/${lead}`).set('If-Match', '"4"').send({ location: 'dubrovnik' }).expect(200)
    expect((await head.get(`${path}/${part}`).expect(200)).body.location).toBe('dubrovnik')
    await agent.get(`${path}/${part}`).expect(404)
    await head.post(`${path}/${lead}/undo`).set('If-Match', '"5"').expect(200)
    expect((await agent.get(`${path}/${lead}`).expect(200)).body.merged).toMatchObject([{ id: part }])
  })
})
