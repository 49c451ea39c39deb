import { leadKinds, leadsAdmin, unknownId } from '../support/leads-admin.js'

describe.each(leadKinds)('a note about a $kind, sent with a key', ({ path, add }) => {
  const admin = leadsAdmin()

  const write = (id: string, key: string, text = 'Zvati u petak', { agent } = admin.staff) =>
    agent.post(`${path}/${id}/notes`).set('Idempotency-Key', key).send({ text })
  const notes = () => admin.site.database.query<{ text: string }[]>('SELECT text FROM lead_notes ORDER BY text')

  it('is written once, and answered as the first was', async () => {
    const id = await admin[add]()
    const { body: first } = await write(id, 'one').expect(201)
    const { body: again } = await write(id, 'one').expect(201)
    expect(again).toEqual(first)
    expect(await notes()).toHaveLength(1)
  })

  it('is written once, however often it arrives at once', async () => {
    const id = await admin[add]()
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(id, 'twenty')))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveProperty('size', 1)
    expect(answers[0]!.status).toBe(201)
    expect(await notes()).toHaveLength(1)
  })

  it('is another one by another key, or of another user, or without one', async () => {
    const id = await admin[add]()
    await write(id, 'mine').expect(201)
    await write(id, 'other').expect(201)
    await write(id, 'mine', undefined, admin.owner).expect(201)
    for (let time = 0; time < 2; time++)
      await admin.staff.agent.post(`${path}/${id}/notes`).send({ text: 'x' }).expect(201)
    expect(await notes()).toHaveLength(5)
  })

  it('is refused by a key that was sent with another text, or for another lead', async () => {
    const [id, other] = [await admin[add](), await admin[add]()]
    await write(id, 'reused').expect(201)
    for (const answer of [await write(id, 'reused', 'Drugo'), await write(other, 'reused')]) {
      expect({ status: answer.status, ...answer.body }).toMatchObject({ status: 422, code: 'idempotency.reused' })
    }
    await write(id, 'a b').expect(400)
    expect(await notes()).toHaveLength(1)
  })

  it('that was refused leaves its key free', async () => {
    await write(unknownId, 'refused').expect(404)
    await write(await admin[add](), 'refused').expect(201)
    expect(await notes()).toHaveLength(1)
  })

  it('keeps nothing of what was written with its key', async () => {
    await write(await admin[add](), 'quiet', 'Tajna bilješka').expect(201)
    const rows = await admin.site.database.query('SELECT response FROM idempotency_keys')
    expect(JSON.stringify(rows)).not.toContain('Tajna')
  })
})
