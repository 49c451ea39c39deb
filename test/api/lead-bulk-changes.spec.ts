import { leadKinds, readLead, leadDesk, unknownId } from '../support/lead-desk.js'

const desk = leadDesk()

describe.each(leadKinds)('several of $kind at once', ({ path, add }) => {
  const changeAll = (body: object) => desk.staff.agent.post(`${path}/changes`).send(body)

  it('are changed each by itself; those that cannot be are named with the reason', async () => {
    const status = add === 'addMessage' ? 'closed' : 'signed'
    const [one, done, another] = [await desk[add](), await desk[add]({ status } as object), await desk[add]()]
    const { body } = await changeAll({ ids: [one, done, unknownId, another], status: 'spam', centre: 'zagreb' }).expect(
      200,
    )
    expect(body).toEqual({
      changed: [one, another],
      refused: [
        { id: done, code: 'lead.move_not_allowed' },
        { id: unknownId, code: 'lead.not_found' },
      ],
    })
    expect(await readLead(desk, path, one)).toMatchObject({ status: 'spam', centre: 'zagreb', version: 2 })
    expect(await readLead(desk, path, done)).toMatchObject({ status, centre: null, version: 1, history: [] })
  })

  it('go to a colleague, to the trash and back', async () => {
    const ids = [await desk[add](), await desk[add]()]
    await changeAll({ ids, assigneeId: desk.owner.id, trashed: true }).expect(200, { changed: ids, refused: [] })
    await changeAll({ ids, trashed: false }).expect(200, { changed: ids, refused: [] })
    for (const id of ids) {
      const { assigneeId, trashedAt, history } = await readLead(desk, path, id)
      expect({ assigneeId, trashedAt }).toEqual({ assigneeId: desk.owner.id, trashedAt: null })
      expect(history.map(({ type, actor }: Record<string, string>) => [type, actor])).toEqual([
        ['assignee', desk.staff.email],
        ['trashed', desk.staff.email],
        ['restored', desk.staff.email],
      ])
    }
  })

  it('are two hundred at most', async () => {
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
  ])('are not changed when %s are wrong: %j', async (field, body) => {
    const refusal = await changeAll(body).expect(422)
    expect(refusal.body.errors).toMatchObject([{ field }])
  })

  it('stay as they were when the centre, or the colleague, does not exist', async () => {
    const ids = [await desk[add](), await desk[add]()]
    for (const wrong of [{ centre: 'nowhere' }, { assigneeId: unknownId }]) {
      await changeAll({ ids, ...wrong }).expect(422)
      for (const id of ids) expect(await readLead(desk, path, id)).toMatchObject({ version: 1, history: [] })
    }
  })
})
