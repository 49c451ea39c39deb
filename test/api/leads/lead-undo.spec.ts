import { changeLead, leadKinds, leadsAdmin, readLead, unknownId } from '../../support/leads-admin.js'

const admin = leadsAdmin()

describe.each(leadKinds)('undo of the last change of a $kind', ({ kind, path, add, first, atWork, last }) => {
  const undo = async (id: string, colleague: 'owner' | 'staff' = 'owner') =>
    admin[colleague].agent.post(`${path}/${id}/undo`).set('If-Match', (await readLead(admin, path, id)).etag)
  const refused = { status: 409, body: { code: 'lead.undo_not_allowed' } }
  const state = async (id: string) => {
    const { status, assigneeId, location, firstAnsweredAt, trashedAt } = await readLead(admin, path, id)
    return { status, assigneeId, location, firstAnsweredAt, isTrashed: trashedAt !== null }
  }
  const [before, answered] = kind === 'contactMessage' ? [atWork, 'answered'] : [first, atWork]

  it.each([
    ['a status change', { status: before }, { status: 'spam' }],
    ['a final status', { status: kind === 'contactMessage' ? 'answered' : first }, { status: last }],
    ['a first response', { status: before }, { status: answered }],
    ['an assignment', {}, { assigneeId: 'owner' }],
    ['a change of location', { location: 'dubrovnik' }, { location: 'zagreb' }],
    ['the removal of a location', { location: 'dubrovnik' }, { location: null }],
    ['a move to the trash', {}, { trashed: true }],
    ['a restore from the trash', { trashedAt: new Date() }, { trashed: false }],
    [
      'several changes in one request',
      { status: before, location: 'dubrovnik' },
      { status: answered, assigneeId: 'owner', location: null, trashed: true },
    ],
  ])('reverts %s', async (_what, values: object, change: Record<string, unknown>) => {
    const id = await admin[add](values)
    const was = await state(id)
    const { assigneeId } = change
    await changeLead(admin, path, id, { ...change, ...(assigneeId === 'owner' && { assigneeId: admin.owner.id }) })
    expect(await state(id)).not.toEqual(was)
    expect(await undo(id)).toMatchObject({ status: 200, body: { version: 3 }, headers: { etag: '"3"' } })
    expect(await state(id)).toEqual(was)
    const { history } = await readLead(admin, path, id)
    expect(history).toHaveLength(2 * Object.keys(change).length)
    for (const event of history) expect(event.actor).toBe(admin.owner.email)
  })

  it('returns a lead to its earlier assignee, who has a name', async () => {
    await admin.site.database.query(`UPDATE users SET name = 'Iva Ivić' WHERE id = $1`, [admin.staff.id])
    const id = await admin[add]({ assigneeId: admin.staff.id })
    await changeLead(admin, path, id, { assigneeId: null })
    await undo(id)
    expect(await state(id)).toMatchObject({ assigneeId: admin.staff.id })
    await admin.site.database.query('UPDATE users SET name = NULL')
  })

  it('reverts only the last change, not the one before', async () => {
    const id = await admin[add]()
    await changeLead(admin, path, id, { location: 'zagreb' })
    await changeLead(admin, path, id, { status: 'spam' })
    await undo(id)
    expect(await state(id)).toMatchObject({ status: first, location: 'zagreb' })
  })

  it('keeps the time of an earlier response', async () => {
    const firstAnsweredAt = new Date('2026-05-05T10:00:00.000Z')
    const id = await admin[add]({ status: before, firstAnsweredAt } as object)
    await changeLead(admin, path, id, { status: answered })
    await undo(id)
    expect(await state(id)).toMatchObject({ status: before, firstAnsweredAt: firstAnsweredAt.toISOString() })
  })

  it('is refused to another user and without a change', async () => {
    const id = await admin[add]()
    expect(await undo(id)).toMatchObject(refused)
    await changeLead(admin, path, id, { status: 'spam' })
    expect(await undo(id, 'staff')).toMatchObject(refused)
    expect(await state(id)).toMatchObject({ status: 'spam' })
  })

  it('requires the version after the change', async () => {
    const id = await admin[add]()
    await changeLead(admin, path, id, { status: 'spam' })
    const send = () => admin.owner.agent.post(`${path}/${id}/undo`)
    await send().expect(428)
    await send().set('If-Match', '"1"').expect(412)
    await admin.owner.agent.post(`${path}/${unknownId}/undo`).set('If-Match', '"1"').expect(404)
    expect(await state(id)).toMatchObject({ status: 'spam' })
  })
})
