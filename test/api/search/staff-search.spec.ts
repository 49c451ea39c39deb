import { leadsAdmin, messagesPath } from '../../support/leads-admin.js'
import { addColleague, type Agent, signIn } from '../../support/staff.js'

const admin = leadsAdmin()

interface Result {
  type: string
  address: string
  title: string
  text: string | null
  kind: string
  leads: number | null
}
let editor: Agent
beforeAll(async () => {
  editor = await signIn(admin.site, await addColleague(admin.site, 'editor', 'editor@example.com'))
})
afterEach(() => admin.site.database.query(`DELETE FROM newsletter_subscribers`))

const find = async (q: string, agent = admin.owner.agent) =>
  (await agent.get('/api/admin/search').query({ q, lang: 'en' }).expect(200)).body as {
    results: Result[]
    isApproximate: boolean
  }
const titlesOf = async (type: string, q: string, agent?: Agent) =>
  (await find(q, agent)).results.filter((result) => result.type === type).map(({ title }) => title)

describe('search over the admin', () => {
  it.each(['098/123-456', '+385 98 123 456', '00385 98123456', '98 123', '0038598123456'])(
    'finds a telephone number written as %s in every kind of leads',
    async (q) => {
      await admin.addMessage({ name: 'Ana', phone: '+385 98 123 456' })
      await admin.addInquiry({ firstName: 'Iva', lastName: 'Kos', phone: '098/123 456' })
      await admin.addRequest({ name: 'Mia', phone: '0981234567' })
      await admin.addBooking({ name: 'Nina', phone: '00385 98 123456' })
      expect((await titlesOf('lead', q)).toSorted()).toEqual(['Ana', 'Iva Kos', 'Mia', 'Nina'])
    },
  )

  it('shows the words around a match in the message, and the newest lead first', async () => {
    const message = `${'Dobar dan. '.repeat(40)}Imam alergiju na orašaste plodove. ${'Hvala. '.repeat(40)}`
    await admin.addMessage({ name: 'Older', message, receivedAt: new Date('2026-01-01') })
    const id = await admin.addMessage({ name: 'Newer', message, receivedAt: new Date('2026-01-02') })
    const { results } = await find('ORASASTE alergij')
    expect(results.map(({ title }) => title)).toEqual(['Newer', 'Older'])
    expect(results[0]).toMatchObject({ address: `/admin/contact-messages/${id}`, kind: 'Message' })
    expect(results[0]!.text).toContain('alergiju na orašaste plodove')
    expect(results[0]!.text!.length).toBeLessThan(150)
  })

  it('shows no code of a chosen subject as the text of a message', async () => {
    await admin.addMessage({ name: 'Iva', subject: 'foodIntolerance', message: 'Imate li test intolerancije?' })
    const found = (await find('intoler')).results.filter(({ type }) => type === 'lead')
    expect(found).toMatchObject([{ title: 'Iva', text: 'Imate li test intolerancije?' }])
  })

  it('finds a person with several leads of any kind once, and not a person with one', async () => {
    await admin.addMessage({ name: 'Ana Horvat', email: 'ana@example.com' })
    await admin.addRequest({ name: 'Ana Horvat', email: 'ANA@example.com' })
    await admin.addInquiry({ firstName: 'Iva', lastName: 'Horvat' })
    const { results } = await find('horvat')
    expect(results.filter(({ type }) => type === 'person')).toMatchObject([
      { title: 'Ana Horvat', leads: 2, address: '/admin/inbox?view=all&search=ana%40example.com' },
    ])
    expect(results.filter(({ type }) => type === 'lead')).toHaveLength(3)
  })

  it('finds notes and replies, also those of a merged lead, with the lead that shows them', async () => {
    const kept = await admin.addMessage({ name: 'Kept' })
    const merged = await admin.addMessage({ name: 'Merged' })
    const { agent } = admin.staff
    await agent.post(`${messagesPath}/${merged}/notes`).send({ text: 'Zove iz Šibenika' }).expect(201)
    await agent.post(`${messagesPath}/${merged}/replies`).send({ text: 'Javite se u Šibenik.' }).expect(201)
    const { headers } = await agent.get(`${messagesPath}/${kept}`).expect(200)
    const merge = agent.post(`${messagesPath}/${kept}/merge`).set('If-Match', headers.etag as string)
    await merge.send({ leadId: merged }).expect(200)
    const { results } = await find('sibenik', agent)
    expect(results.filter(({ type }) => type === 'note' || type === 'reply')).toMatchObject([
      { type: 'note', title: 'Kept', text: 'Zove iz Šibenika', address: `/admin/contact-messages/${kept}#notes-title` },
      { type: 'reply', title: 'Kept', address: `/admin/contact-messages/${kept}#conversation-title` },
    ])
  })

  it('finds a misspelt name if nothing contains it, and reports that', async () => {
    await admin.addMessage({ name: 'Željka Horvatić' })
    expect(await find('Hrovatic')).toMatchObject({ results: [{ title: 'Željka Horvatić' }], isApproximate: true })
    expect(await find('Horvatic')).toMatchObject({ results: [{ title: 'Željka Horvatić' }], isApproximate: false })
    expect(await find('Xyzwqq')).toEqual({ results: [], isApproximate: false })
  })

  it('finds only what the role may open', async () => {
    await admin.addMessage({ name: 'Zagreb Zagrebić' })
    await admin.site.database.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at)
       VALUES ('zagreb@example.com', 'hr', 'Yes', now())`,
    )
    const typesFor = async (agent: Agent) => [...new Set((await find('zagreb', agent)).results.map(({ type }) => type))]
    expect(await typesFor(admin.owner.agent)).toEqual(['lead', 'subscriber', 'content'])
    expect(await typesFor(admin.staff.agent)).toEqual(['lead', 'subscriber'])
    expect(await typesFor(editor)).toEqual(['subscriber', 'content'])
  })

  it('finds content by its name in either language, and its kinds by title', async () => {
    expect(await titlesOf('content', 'price list', editor)).toContain('Price list')
    expect(await titlesOf('content', 'postupak', editor)).not.toEqual([])
  })

  it('contains neither spam nor trash, and nothing for a single character', async () => {
    await admin.addMessage({ name: 'Ana', status: 'spam' })
    await admin.addMessage({ name: 'Ana', trashedAt: new Date() })
    expect((await find('ana')).results.filter(({ type }) => type === 'lead')).toEqual([])
    expect(await find('a')).toEqual({ results: [], isApproximate: false })
  })

  it.each([{}, { q: 'x'.repeat(201) }, { q: ['a', 'b'] }])('rejects the query %j', async (query) => {
    await admin.staff.agent.get('/api/admin/search').query(query).expect(422)
  })

  it('renders results on the server, for browsers without JavaScript', async () => {
    await admin.addMessage({ name: 'Ana <Horvat>' })
    const { text } = await admin.staff.agent.get('/admin/search?q=horvat').expect(200)
    expect(text).toMatch(/Ana &lt;<mark[^>]*>Horvat<\/mark>&gt;/)
  })
})
