import { changeLead, leadKinds, leadsAdmin, readLead, unknownId } from '../../support/leads-admin.js'

const admin = leadsAdmin()

/** Kinds whose leads are merged whatever their statuses; test/api/bookings has the rules of bookings. */
const mergedKinds = leadKinds.filter(({ kind }) => kind !== 'booking')

describe.each(mergedKinds)('merging of each $kind', ({ path, add, atWork, last }) => {
  const addWith = (status: string, email = 'ana@example.com') => admin[add]({ status, email } as object)
  const post = async (step: 'merge' | 'split', id: string, leadId: string) =>
    admin.owner.agent
      .post(`${path}/${id}/${step}`)
      .set('If-Match', (await readLead(admin, path, id)).etag)
      .send({ leadId })
  const note = (id: string, text: string) => admin.owner.agent.post(`${path}/${id}/notes`).send({ text }).expect(201)
  const listed = async (email: string): Promise<string[]> => {
    const { body } = await admin.owner.agent.get(path).query({ search: email })
    return body.items.map(({ id }: { id: string }) => id)
  }
  const texts = ({ notes }: { notes: { text: string }[] }) => notes.map(({ text }) => text)
  const types = ({ history }: { history: { type: string }[] }) => history.map(({ type }) => type)

  it('combines two leads of a person with the notes and history of both', async () => {
    const email = 'both@example.com'
    const kept = await admin[add]({ email, location: 'zagreb', isRouted: true })
    const other = await admin[add]({ email })
    await note(kept, 'first')
    await note(other, 'second')
    await changeLead(admin, path, other, { location: 'zagreb' })
    expect(await post('merge', kept, other)).toMatchObject({
      status: 200,
      body: { version: 2 },
      headers: { etag: '"2"' },
    })

    expect(await listed(email)).toEqual([kept])
    expect(await readLead(admin, path, other)).toMatchObject({ mergedIntoId: kept })
    const lead = await readLead(admin, path, kept)
    expect(lead).toMatchObject({
      etag: '"2"',
      location: 'zagreb',
      merged: [{ id: other, location: 'zagreb' }],
      samePerson: [],
    })
    expect(texts(lead)).toEqual(['first', 'second'])
    expect(lead.history).toMatchObject([
      { leadId: other, type: 'location' },
      { leadId: kept, type: 'merged', newValue: other, actor: admin.owner.email },
    ])
  })

  it('can be undone, which restores both leads', async () => {
    const email = 'undone@example.com'
    const place = { location: 'zagreb', isRouted: true }
    const kept = await admin[add]({ email, ...place })
    const other = await admin[add]({ email, ...place })
    await note(other, 'of the other')
    await post('merge', kept, other)
    await note(kept, 'of the one')
    expect(await post('split', kept, other)).toMatchObject({ status: 200, body: { version: 3 } })

    expect((await listed(email)).sort()).toEqual([kept, other].sort())
    const one = await readLead(admin, path, kept)
    const two = await readLead(admin, path, other)
    expect([one.merged, texts(one), types(one)]).toEqual([[], ['of the one'], ['merged', 'split']])
    expect([two.location, texts(two), types(two)]).toEqual(['zagreb', ['of the other'], []])
    expect(one.samePerson).toMatchObject([{ id: other }])
  })

  it('treats ids as case-insensitive', async () => {
    const email = 'itself@example.com'
    const id = await admin[add]({ email })
    for (const [at, leadId] of [
      [id, id.toUpperCase()],
      [id.toUpperCase(), id],
    ] as const) {
      expect((await post('merge', at, leadId)).status).toBe(409)
    }
    expect(await listed(email)).toEqual([id])
  })

  it('includes the leads already merged into the other one', async () => {
    const email = 'three@example.com'
    const one = await admin[add]({ email })
    const two = await admin[add]({ email })
    const three = await admin[add]({ email })
    await post('merge', two, three)
    await post('merge', one, two)
    expect(await listed(email)).toEqual([one])
    const { merged } = await readLead(admin, path, one)
    expect(merged.map(({ id }: { id: string }) => id).sort()).toEqual([two, three].sort())
  })

  it('restores earlier merges on a split', async () => {
    const one = await addWith(last)
    const two = await addWith(last)
    const three = await addWith('new')
    await post('merge', two, three)
    await post('merge', one, two)
    expect(await readLead(admin, path, one)).toMatchObject({ status: 'new' })
    await post('split', one, two)
    expect(await readLead(admin, path, one)).toMatchObject({ status: last, merged: [] })
    expect(await readLead(admin, path, two)).toMatchObject({ status: 'new', merged: [{ id: three }] })
  })

  it.each([
    [last, 'new', 'new'],
    ['new', last, 'new'],
    [last, atWork, atWork],
    ['spam', 'new', 'new'],
    ['spam', last, last],
    [atWork, atWork, atWork],
  ])(
    'merges a lead with status %s and one with status %s into the less advanced status',
    async (own, others, given) => {
      const kept = await addWith(own)
      const other = await addWith(others)
      expect(await post('merge', kept, other)).toMatchObject({ status: 200, body: { version: 2 } })
      const merged = await readLead(admin, path, kept)
      expect([merged.status, merged.version, merged.merged[0].status]).toEqual([given, 2, others])
      expect(types(merged)).toEqual(own === given ? ['merged'] : ['merged', 'status'])
      expect(await listed('ana@example.com')).toEqual([kept])
      expect(await post('split', kept, other)).toMatchObject({ status: 200, body: { version: 3 } })
      expect(await readLead(admin, path, kept)).toMatchObject({ status: own, merged: [] })
      expect(await readLead(admin, path, other)).toMatchObject({ status: others, mergedIntoId: null })
    },
  )

  it('splits one of several, and keeps the status required by the others', async () => {
    const kept = await addWith(last)
    const one = await addWith('new')
    const two = await addWith(atWork)
    await post('merge', kept, one)
    await post('merge', kept, two)
    await post('split', kept, one)
    expect(await readLead(admin, path, kept)).toMatchObject({ status: atWork, merged: [{ id: two }] })
    await post('split', kept, two)
    expect(await readLead(admin, path, kept)).toMatchObject({ status: last })
  })

  it('keeps a status set after the merge on a split', async () => {
    const kept = await addWith(last)
    const other = await addWith('new')
    await post('merge', kept, other)
    await changeLead(admin, path, kept, { status: 'spam' })
    await post('split', kept, other)
    expect(await readLead(admin, path, kept)).toMatchObject({ status: 'spam' })
    expect(await readLead(admin, path, other)).toMatchObject({ status: 'new' })
  })

  it('is undone, like a split, by the user who did it', async () => {
    const kept = await addWith(last)
    const other = await addWith('new')
    const undo = async (colleague: 'owner' | 'staff') =>
      admin[colleague].agent.post(`${path}/${kept}/undo`).set('If-Match', (await readLead(admin, path, kept)).etag)
    await post('merge', kept, other)
    expect(await undo('staff')).toMatchObject({ status: 409, body: { code: 'lead.undo_not_allowed' } })
    expect(await undo('owner')).toMatchObject({ status: 200, body: { version: 3 } })
    expect(await readLead(admin, path, kept)).toMatchObject({ status: last, merged: [] })
    expect(await undo('owner')).toMatchObject({ status: 200, body: { version: 4 } })
    expect(await readLead(admin, path, kept)).toMatchObject({ status: 'new', merged: [{ id: other }] })
  })

  it('lists merged leads only with their target', async () => {
    const kept = await addWith('new', 'jedan@example.com')
    const other = await addWith('new', 'dva@example.com')
    await post('merge', kept, other)
    const { body } = await admin.owner.agent.get(path).expect(200)
    expect(body.items).toMatchObject([{ id: kept, merged: [{ id: other, email: 'dva@example.com' }] }])
  })

  it('refuses separate changes of a merged lead', async () => {
    const kept = await addWith(last)
    const other = await addWith('new')
    await post('merge', kept, other)
    expect(await changeLead(admin, path, other, { status: 'spam' })).toMatchObject({ status: 409 })
  })

  it('refuses to move merged leads to trash or spam', async () => {
    const email = 'spam@example.com'
    const kept = await admin[add]({ email })
    const other = await admin[add]({ email, status: 'spam' })
    await post('merge', kept, other)
    const { body } = await admin.owner.agent.get(path).query({ view: 'spam', search: email })
    expect(body.items).toEqual([])
  })

  it('refuses to merge a lead with itself, with merged or trashed leads, and to split an unmerged one', async () => {
    const kept = await admin[add]()
    const merged = await admin[add]()
    const trashed = await admin[add]()
    const single = await admin[add]()
    await post('merge', kept, merged)
    await changeLead(admin, path, trashed, { trashed: true })
    const refused = { status: 409, body: { code: 'lead.merge_not_allowed' } }
    expect(await post('merge', kept, kept)).toMatchObject(refused)
    expect(await post('merge', kept.toUpperCase(), kept)).toMatchObject(refused)
    expect(await post('merge', single, single.toUpperCase())).toMatchObject(refused)
    expect(await post('merge', single, merged)).toMatchObject(refused)
    expect(await post('merge', merged, single)).toMatchObject(refused)
    expect(await post('merge', single, trashed)).toMatchObject(refused)
    expect(await post('merge', trashed, single)).toMatchObject(refused)
    expect(await post('split', single, merged)).toMatchObject(refused)
    expect(await post('merge', kept, unknownId)).toMatchObject({ status: 404, body: { code: 'lead.not_found' } })
    expect(await post('merge', kept, 'no-uuid')).toMatchObject({ status: 422, body: { errors: [{ field: 'leadId' }] } })
    expect(await readLead(admin, path, single)).toMatchObject({ version: 1, history: [], merged: [] })
  })

  it('requires the version that it is based on', async () => {
    const kept = await admin[add]()
    const other = await admin[add]()
    for (const step of ['merge', 'split']) {
      const send = () => admin.owner.agent.post(`${path}/${kept}/${step}`)
      await send().send({ leadId: other }).expect(428)
      await send().set('If-Match', '"7"').send({ leadId: other }).expect(412)
    }
    expect(await readLead(admin, path, kept)).toMatchObject({ version: 1, merged: [] })
  })
})
