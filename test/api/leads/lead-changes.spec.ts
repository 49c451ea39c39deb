import { changeLead, leadKinds, leadsAdmin, readLead, unknownId } from '../../support/leads-admin.js'

const admin = leadsAdmin()

describe.each(leadKinds)('change of a $kind', ({ path, add, first }) => {
  it('assigns user and location, clears them, and records old and new values', async () => {
    const id = await admin[add]()
    await changeLead(admin, path, id, { assigneeId: admin.staff.id, location: 'zagreb' })
    expect(await readLead(admin, path, id)).toMatchObject({ assigneeId: admin.staff.id, location: 'zagreb' })
    await changeLead(admin, path, id, { assigneeId: admin.owner.id })
    await changeLead(admin, path, id, { assigneeId: null, location: null })
    const { assigneeId, location, history } = await readLead(admin, path, id)
    expect({ assigneeId, location }).toEqual({ assigneeId: null, location: null })
    expect(history.map(({ type, oldValue, newValue }: Record<string, string>) => [type, oldValue, newValue])).toEqual([
      ['assignee', null, admin.staff.email],
      ['location', null, 'zagreb'],
      ['assignee', admin.staff.email, admin.owner.email],
      ['assignee', admin.owner.email, null],
      ['location', 'zagreb', null],
    ])
  })

  it('moves the lead to the trash and restores it unchanged', async () => {
    const id = await admin[add]({ assigneeId: admin.staff.id })
    await changeLead(admin, path, id, { trashed: true })
    expect((await readLead(admin, path, id)).trashedAt).toEqual(expect.any(String))
    await changeLead(admin, path, id, { trashed: false })
    const lead = await readLead(admin, path, id)
    expect(lead).toMatchObject({ trashedAt: null, status: first, assigneeId: admin.staff.id })
    expect(lead.history.map(({ type }: { type: string }) => type)).toEqual(['trashed', 'restored'])
  })

  it.each([
    ['status', 'lost'],
    ['assigneeId', 'ana'],
    ['assigneeId', unknownId],
    ['location', 'nowhere'],
    ['location', ''],
    ['trashed', 'yes'],
    ['email', 'new@example.com'],
    ['version', 7],
  ])('refuses %s %j and changes nothing', async (field, value) => {
    const id = await admin[add]()
    const before = await readLead(admin, path, id)
    expect(await changeLead(admin, path, id, { trashed: true, [field]: value })).toMatchObject({
      status: 422,
      body: { code: 'validation', errors: [{ field, message: expect.stringMatching(/\p{L}/u) }] },
    })
    expect(await readLead(admin, path, id)).toEqual(before)
  })

  it('keeps an assignee who was disabled since, but refuses to assign one', async () => {
    const id = await admin[add]()
    const [colleague] = await admin.site.database.query(
      `INSERT INTO users (email, role, disabled_at) VALUES ('${add}@example.com', 'staff', now()) RETURNING id`,
    )
    expect(await changeLead(admin, path, id, { assigneeId: colleague.id })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'assigneeId' }] },
    })
    const kept = await admin[add]({ assigneeId: colleague.id })
    await changeLead(admin, path, kept, { location: 'zagreb' })
    expect(await readLead(admin, path, kept)).toMatchObject({ assigneeId: colleague.id, location: 'zagreb' })
  })

  it('refuses a list as body', async () => {
    const { status, body } = await changeLead(admin, path, await admin[add](), [])
    expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ field: 'body', code: 'invalid' }] })
  })

  it('requires the version that it is based on', async () => {
    const id = await admin[add]()
    const { body } = await admin.staff.agent.patch(`${path}/${id}`).send({ status: 'spam' }).expect(428)
    expect(body.code).toBe('lead.version_required')
    expect((await readLead(admin, path, id)).status).toBe(first)
  })

  it.each(['"2"', '"0"', '1', 'W/"1"', '*', '"1", "2"', '"99999999999999999999"'])(
    'is refused with If-Match %s when the version is 1',
    async (ifMatch) => {
      const id = await admin[add]()
      const patch = admin.staff.agent.patch(`${path}/${id}`).set('If-Match', ifMatch)
      const { body } = await patch.send({ status: 'spam' }).expect(412)
      expect(body.code).toBe('lead.changed_meanwhile')
      expect(await readLead(admin, path, id)).toMatchObject({ status: first, version: 1, etag: '"1"' })
    },
  )

  it('returns the new version, which the next change requires', async () => {
    const id = await admin[add]()
    const patch = (ifMatch: string, change: object) =>
      admin.staff.agent.patch(`${path}/${id}`).set('If-Match', ifMatch).send(change)
    const { headers, body } = await patch('"1"', { location: 'zagreb' }).expect(200)
    expect({ etag: headers.etag, body }).toEqual({ etag: '"2"', body: { version: 2 } })
    await patch('"1"', { location: 'dubrovnik' }).expect(412)
    await patch('"2"', { location: 'dubrovnik' }).expect(200)
    expect(await readLead(admin, path, id)).toMatchObject({ location: 'dubrovnik', etag: '"3"' })
  })

  it('succeeds once when several changes are based on the same version', async () => {
    const id = await admin[add]()
    const answers = await Promise.all(
      ['zagreb', 'dubrovnik', 'velika-gorica'].map((location) =>
        admin.staff.agent.patch(`${path}/${id}`).set('If-Match', '"1"').send({ location }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412])
    expect((await readLead(admin, path, id)).history).toHaveLength(1)
  })

  it.each([unknownId, 'no-uuid'])('finds nothing for %s', async (id) => {
    const { body } = await admin.staff.agent.patch(`${path}/${id}`).set('If-Match', '"1"').send({}).expect(404)
    expect(body.code).toBe('lead.not_found')
  })
})
