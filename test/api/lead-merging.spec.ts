import { changeLead, leadKinds, readLead, leadDesk, unknownId } from '../support/lead-desk.js'

const desk = leadDesk()

describe.each(leadKinds)('merging each $kind', ({ path, add }) => {
  const post = async (step: 'merge' | 'split', id: string, leadId: string) =>
    desk.owner.agent
      .post(`${path}/${id}/${step}`)
      .set('If-Match', (await readLead(desk, path, id)).etag)
      .send({ leadId })
  const note = (id: string, text: string) => desk.owner.agent.post(`${path}/${id}/notes`).send({ text }).expect(201)
  const listed = async (email: string): Promise<string[]> => {
    const { body } = await desk.owner.agent.get(path).query({ search: email })
    return body.items.map(({ id }: { id: string }) => id)
  }
  const texts = ({ notes }: { notes: { text: string }[] }) => notes.map(({ text }) => text)
  const types = ({ history }: { history: { type: string }[] }) => history.map(({ type }) => type)

  it('shows two of one person as one, with the notes and the history of both', async () => {
    const email = 'both@example.com'
    const [kept, other] = [await desk[add]({ email }), await desk[add]({ email })]
    await note(kept, 'first')
    await note(other, 'second')
    await changeLead(desk, path, other, { centre: 'zagreb' })
    expect(await post('merge', kept, other)).toMatchObject({
      status: 200,
      body: { version: 2 },
      headers: { etag: '"2"' },
    })

    expect(await listed(email)).toEqual([kept])
    expect(await readLead(desk, path, other)).toMatchObject({ mergedIntoId: kept })
    const lead = await readLead(desk, path, kept)
    expect(lead).toMatchObject({ etag: '"2"', centre: null, merged: [{ id: other, centre: 'zagreb' }], samePerson: [] })
    expect(texts(lead)).toEqual(['first', 'second'])
    expect(lead.history).toMatchObject([
      { leadId: other, type: 'centre' },
      { leadId: kept, type: 'merged', newValue: other, actor: desk.owner.email },
    ])
  })

  it('can be undone: both are as they were', async () => {
    const email = 'undone@example.com'
    const [kept, other] = [await desk[add]({ email }), await desk[add]({ email, centre: 'zagreb' })]
    await note(other, 'of the other')
    await post('merge', kept, other)
    await note(kept, 'of the one')
    expect(await post('split', kept, other)).toMatchObject({ status: 200, body: { version: 3 } })

    expect((await listed(email)).sort()).toEqual([kept, other].sort())
    const [one, two] = [await readLead(desk, path, kept), await readLead(desk, path, other)]
    expect([one.merged, texts(one), types(one)]).toEqual([[], ['of the one'], ['merged', 'split']])
    expect([two.centre, texts(two), types(two)]).toEqual(['zagreb', ['of the other'], []])
    expect(one.samePerson).toMatchObject([{ id: other }])
  })

  it('takes along what the other had been merged with', async () => {
    const email = 'three@example.com'
    const [one, two, three] = [await desk[add]({ email }), await desk[add]({ email }), await desk[add]({ email })]
    await post('merge', two, three)
    await post('merge', one, two)
    expect(await listed(email)).toEqual([one])
    const { merged } = await readLead(desk, path, one)
    expect(merged.map(({ id }: { id: string }) => id).sort()).toEqual([two, three].sort())
  })

  it('keeps merged ones out of the trash and spam too', async () => {
    const email = 'spam@example.com'
    const [kept, other] = [await desk[add]({ email }), await desk[add]({ email, status: 'spam' })]
    await post('merge', kept, other)
    const { body } = await desk.owner.agent.get(path).query({ view: 'spam', search: email })
    expect(body.items).toEqual([])
  })

  it('is refused with itself, with what is merged or in the trash, and splitting what is not merged', async () => {
    const [kept, merged, trashed, single] = [await desk[add](), await desk[add](), await desk[add](), await desk[add]()]
    await post('merge', kept, merged)
    await changeLead(desk, path, trashed, { trashed: true })
    const refused = { status: 409, body: { code: 'lead.merge_not_allowed' } }
    expect(await post('merge', kept, kept)).toMatchObject(refused)
    expect(await post('merge', single, merged)).toMatchObject(refused)
    expect(await post('merge', merged, single)).toMatchObject(refused)
    expect(await post('merge', single, trashed)).toMatchObject(refused)
    expect(await post('merge', trashed, single)).toMatchObject(refused)
    expect(await post('split', single, merged)).toMatchObject(refused)
    expect(await post('merge', kept, unknownId)).toMatchObject({ status: 404, body: { code: 'lead.not_found' } })
    expect(await post('merge', kept, 'no-uuid')).toMatchObject({ status: 422, body: { errors: [{ field: 'leadId' }] } })
    expect(await readLead(desk, path, single)).toMatchObject({ version: 1, history: [], merged: [] })
  })

  it('needs the version it was decided on', async () => {
    const [kept, other] = [await desk[add](), await desk[add]()]
    for (const step of ['merge', 'split']) {
      const send = () => desk.owner.agent.post(`${path}/${kept}/${step}`)
      await send().send({ leadId: other }).expect(428)
      await send().set('If-Match', '"7"').send({ leadId: other }).expect(412)
    }
    expect(await readLead(desk, path, kept)).toMatchObject({ version: 1, merged: [] })
  })
})
