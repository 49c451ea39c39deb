import { changeLead, leadKinds, leadsAdmin, messagesPath, readLead, unknownId } from '../../support/leads-admin.js'
import { addColleague, signIn } from '../../support/staff.js'

const admin = leadsAdmin()
beforeAll(() => addColleague(admin.site, 'editor', 'editor@example.com'))

describe.each(leadKinds)('bulk change of several of $kind', ({ path, add, first, atWork, last }) => {
  const changeAll = (body: object) => admin.staff.agent.post(`${path}/changes`).send(body)

  it('changes each lead separately and reports failures with reasons', async () => {
    const status = last
    const one = await admin[add]()
    const done = await admin[add]({ status } as object)
    const another = await admin[add]()
    const { body } = await changeAll({
      ids: [one, done, unknownId, another],
      status: 'spam',
      location: 'zagreb',
    }).expect(200)
    expect(body).toEqual({
      at: expect.any(String),
      changed: [one, another],
      unchanged: [],
      refused: [
        { id: done, code: 'lead.move_not_allowed' },
        { id: unknownId, code: 'lead.not_found' },
      ],
    })
    expect(await readLead(admin, path, one)).toMatchObject({ status: 'spam', location: 'zagreb', version: 2 })
    expect(await readLead(admin, path, done)).toMatchObject({ status, location: null, version: 1, history: [] })
  })

  it('assigns leads, moves them to the trash and restores them', async () => {
    const ids = [await admin[add](), await admin[add]()]
    await changeAll({ ids, assigneeId: admin.owner.id, trashed: true }).expect(200)
    const { body } = await changeAll({ ids, trashed: false }).expect(200)
    expect(body).toMatchObject({ changed: ids, unchanged: [], refused: [] })
    for (const id of ids) {
      const { assigneeId, trashedAt, history } = await readLead(admin, path, id)
      expect({ assigneeId, trashedAt }).toEqual({ assigneeId: admin.owner.id, trashedAt: null })
      expect(history.map(({ type, actor }: Record<string, string>) => [type, actor])).toEqual([
        ['assignee', admin.staff.email],
        ['trashed', admin.staff.email],
        ['restored', admin.staff.email],
      ])
    }
  })

  it('reports unchanged leads separately, without a history event', async () => {
    const one = await admin[add]()
    const other = await admin[add]({ location: 'zagreb', isRouted: true, status: 'spam' } as object)
    const { body } = await changeAll({ ids: [one, other], status: 'spam', location: 'zagreb' }).expect(200)
    expect(body).toMatchObject({ changed: [one], unchanged: [other], refused: [] })
    expect(await readLead(admin, path, other)).toMatchObject({ version: 1, history: [] })
  })

  it('restores the previous state on undo, except for leads changed since', async () => {
    const one = await admin[add]({ location: 'dubrovnik' })
    const other = await admin[add]()
    const since = await admin[add]()
    const ids = [one, other, since]
    const status = atWork
    const { body } = await changeAll({ ids, status, location: 'zagreb', assigneeId: admin.owner.id }).expect(200)
    await changeLead(admin, path, since, { location: null })
    const undo = (colleague: 'owner' | 'staff') =>
      admin[colleague].agent.post(`${path}/changes/undo`).send({ ids, at: body.at }).expect(200)
    const refused = (id: string) => ({ id, code: 'lead.undo_not_allowed' })
    expect((await undo('owner')).body).toMatchObject({ changed: [], refused: ids.map(refused) })
    expect((await undo('staff')).body).toMatchObject({ changed: [one, other], refused: [refused(since)] })
    expect((await undo('staff')).body).toMatchObject({ changed: [], refused: ids.map(refused) })
    const before = { status: first, assigneeId: null, firstAnsweredAt: null, version: 3 }
    expect(await readLead(admin, path, one)).toMatchObject({ ...before, location: 'dubrovnik' })
    expect(await readLead(admin, path, other)).toMatchObject({ ...before, location: null })
    expect(await readLead(admin, path, since)).toMatchObject({ status, location: null })
  })

  it.each([
    ['ids', { ids: [], at: '2026-05-05T10:00:00.000Z' }],
    ['ids', { ids: [['x']], at: '2026-05-05T10:00:00.000Z' }],
    ['at', { ids: [unknownId] }],
    ['at', { ids: [unknownId], at: '2026-02-30T10:00:00.000Z' }],
    ['at', { ids: [unknownId], at: '2026-W01-1' }],
  ])('refuses to undo when %s are wrong: %j', async (field, body) => {
    const refusal = await admin.staff.agent.post(`${path}/changes/undo`).send(body).expect(422)
    expect(refusal.body.errors).toMatchObject([{ field }])
  })

  it('accepts at most two hundred leads', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => unknownId.slice(0, -3) + String(index).padStart(3, '0'))
    const { body } = await changeAll({ ids: ids.slice(1), trashed: true }).expect(200)
    expect(body.refused).toHaveLength(200)
    const refusal = await changeAll({ ids, trashed: true }).expect(422)
    expect(refusal.body.errors).toMatchObject([{ field: 'ids' }])
  })

  it.each([
    ['ids', { ids: [] }],
    ['ids', {}],
    ['ids', { ids: ['no-uuid'] }],
    ['ids', { ids: [unknownId, unknownId] }],
    ['status', { ids: [unknownId], status: 'lost' }],
  ])('refuses the change when %s are wrong: %j', async (field, body) => {
    const refusal = await changeAll(body).expect(422)
    expect(refusal.body.errors).toMatchObject([{ field }])
  })

  it('changes nothing for an unknown location or user, or an editor', async () => {
    const [editor] = await admin.site.database.query<[{ id: string }]>(`SELECT id FROM users WHERE role = 'editor'`)
    const ids = [await admin[add](), await admin[add]()]
    for (const wrong of [{ location: 'nowhere' }, { assigneeId: unknownId }, { assigneeId: editor.id }]) {
      await changeAll({ ids, ...wrong }).expect(422)
      for (const id of ids) expect(await readLead(admin, path, id)).toMatchObject({ version: 1, history: [] })
    }
  })
})

describe('bulk change of all leads that match a filter', () => {
  const path = messagesPath
  const change = (query: object, body: object, agent = admin.staff.agent) =>
    agent.post(`${path}/changes/matching`).query(query).send(body)
  const at = (day: number) => new Date(Date.UTC(2026, 2, day))

  it('changes those on every page, with history and reminders as single changes have', async () => {
    const day = '2099-01-02'
    const ids = []
    for (let index = 1; index <= 3; index++) ids.push(await admin.addMessage({ receivedAt: at(index) }))
    const other = await admin.addMessage({ location: 'zagreb' })
    const { body } = await change(
      { location: 'none', pageSize: 1, page: 2 },
      { count: 3, status: 'inProgress', assigneeId: admin.owner.id, followUpOn: day },
    ).expect(200)
    expect({ ...body, changed: body.changed.toSorted() }).toMatchObject({ changed: ids.toSorted(), refused: [] })
    for (const id of ids) {
      const { status, assigneeId, followUp, history } = await readLead(admin, path, id)
      expect({ status, assigneeId, followUp }).toMatchObject({
        status: 'inProgress',
        assigneeId: admin.owner.id,
        followUp: { day },
      })
      expect(history.map(({ type }: { type: string }) => type)).toEqual(['status', 'assignee', 'followUp'])
    }
    expect(await readLead(admin, path, other)).toMatchObject({ version: 1, history: [] })
  })

  it('changes nothing if another number matches than was confirmed', async () => {
    const seen = await admin.addMessage()
    const unseen = await admin.addMessage()
    const { body } = await change({}, { count: 1, trashed: true }).expect(409)
    expect(body.code).toBe('lead.matching_changed')
    for (const id of [seen, unseen]) expect(await readLead(admin, path, id)).toMatchObject({ trashedAt: null })
  })

  it('refuses more than five hundred leads', async () => {
    await admin.site.database.query(
      `INSERT INTO contact_messages (name, email, message, subject, language)
       SELECT 'Ana', 'ana@example.com', 'Dobar dan', 'general', 'hr' FROM generate_series(1, 501)`,
    )
    expect((await change({}, { count: 500, status: 'spam' }).expect(409)).body.code).toBe('lead.too_many_matching')
    await change({}, { count: 501, status: 'spam' }).expect(422)
    await admin.site.database.query(`DELETE FROM contact_messages WHERE id = (SELECT id FROM contact_messages LIMIT 1)`)
    const { body } = await change({}, { count: 500, status: 'closed' }).expect(200)
    expect(body.changed).toHaveLength(500)
  })

  it('lists those that cannot be changed, and undoes nothing of the others', async () => {
    const open = await admin.addMessage()
    const closed = await admin.addMessage({ status: 'closed' })
    const { body } = await change({}, { count: 2, followUpOn: '2099-01-02', status: 'answered' }).expect(200)
    expect(body).toMatchObject({ changed: [open], refused: [{ id: closed }] })
    expect(await readLead(admin, path, closed)).toMatchObject({ version: 1, history: [] })
    expect(await readLead(admin, path, open)).toMatchObject({ status: 'answered' })
  })

  it('contains only leads that the user may see', async () => {
    const own = await admin.addMessage({ location: 'zagreb' })
    const hidden = await admin.addMessage({ location: 'split' })
    const agent = await signIn(admin.site, await addColleague(admin.site, 'staff', 'bound@example.com'))
    await admin.site.database.query(`UPDATE users SET locations = '{zagreb}' WHERE email = 'bound@example.com'`)
    await change({}, { count: 2, trashed: true }, agent).expect(409)
    expect((await change({}, { count: 1, trashed: true }, agent).expect(200)).body.changed).toEqual([own])
    expect(await readLead(admin, path, hidden)).toMatchObject({ trashedAt: null })
  })
})
