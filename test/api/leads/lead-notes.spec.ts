import { leadKinds, leadsAdmin, unknownId } from '../../support/leads-admin.js'

describe.each(leadKinds)('note on a $kind with an Idempotency-Key', ({ path, add }) => {
  const admin = leadsAdmin()

  const write = (id: string, key: string, text = 'Zvati u petak', { agent } = admin.staff) =>
    agent.post(`${path}/${id}/notes`).set('Idempotency-Key', key).send({ text })
  const notes = () => admin.site.database.query<{ text: string }[]>('SELECT text FROM lead_notes ORDER BY text')

  it('is stored once, and a repetition returns the first response', async () => {
    const id = await admin[add]()
    const { body: first } = await write(id, 'one').expect(201)
    const { body: again } = await write(id, 'one').expect(201)
    expect(again).toEqual(first)
    expect(await notes()).toHaveLength(1)
  })

  it('is stored once for concurrent requests', async () => {
    const id = await admin[add]()
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(id, 'twenty')))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveProperty('size', 1)
    expect(answers[0]!.status).toBe(201)
    expect(await notes()).toHaveLength(1)
  })

  it('is stored again with another key, by another user, or without a key', async () => {
    const id = await admin[add]()
    await write(id, 'mine').expect(201)
    await write(id, 'other').expect(201)
    await write(id, 'mine', undefined, admin.owner).expect(201)
    for (let time = 0; time < 2; time++)
      await admin.staff.agent.post(`${path}/${id}/notes`).send({ text: 'x' }).expect(201)
    expect(await notes()).toHaveLength(5)
  })

  it('is refused with the key of another text or another lead', async () => {
    const id = await admin[add]()
    const other = await admin[add]()
    await write(id, 'reused').expect(201)
    for (const answer of [await write(id, 'reused', 'Drugo'), await write(other, 'reused')]) {
      expect({ status: answer.status, ...answer.body }).toMatchObject({ status: 422, code: 'idempotency.reused' })
    }
    await write(id, 'a b').expect(400)
    expect(await notes()).toHaveLength(1)
  })

  it('can reuse the key of a refused note', async () => {
    await write(unknownId, 'refused').expect(404)
    await write(await admin[add](), 'refused').expect(201)
    expect(await notes()).toHaveLength(1)
  })

  it('stores no text with its key', async () => {
    await write(await admin[add](), 'quiet', 'Tajna bilješka').expect(201)
    const rows = await admin.site.database.query('SELECT response FROM idempotency_keys')
    expect(JSON.stringify(rows)).not.toContain('Tajna')
  })
})
