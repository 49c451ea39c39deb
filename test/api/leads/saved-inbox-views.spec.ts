import { leadsAdmin, unknownId } from '../../support/leads-admin.js'
import { addColleague, signIn } from '../../support/staff.js'

const admin = leadsAdmin()
const path = '/api/admin/inbox/views'
const page = '/admin/inbox/views'

const save = (name: string, query = '') => admin.staff.agent.post(path).send({ name, query })
/** Returns other filters for each of many views. */
const filtersOf = (index: number) => `from=2026-01-${String(index + 1).padStart(2, '0')}`
const list = async (agent = admin.staff.agent) =>
  (await agent.get(path).expect(200)).body.items as { id: string; name: string; query: string }[]

afterEach(() => admin.site.database.query('DELETE FROM saved_inbox_views'))

describe('saved views of the inbox', () => {
  it('contain the filters that the inbox knows, without defaults, searched names, the page and the opened lead', async () => {
    await save('Same', 'view=new&sort=-receivedAt&page=3&pageSize=50&open=x&unknown=1').expect(201)
    await save('Some', 'to=2026-13-01&location=zagreb&search=%C4%8Dedo&view=unassigned').expect(201)
    expect((await list()).map(({ query }) => query)).toEqual(['', 'view=unassigned&location=zagreb'])
    const stored = await admin.site.database.query<{ query: string }[]>('SELECT query FROM saved_inbox_views')
    expect(stored.filter(({ query }) => query.includes('%C4%8Dedo'))).toEqual([])
  })

  it('are renamed and deleted by their user, and by nobody else', async () => {
    const { id } = (await save('Zagreb', 'location=zagreb').expect(201)).body as { id: string }
    await save('Split').expect(201)
    expect(await list(admin.owner.agent)).toEqual([])
    for (const address of [`${path}/${id}`, `${path}/${unknownId}`]) {
      await admin.owner.agent.get(address).expect(404)
      await admin.owner.agent.patch(address).send({ name: 'Mine' }).expect(404)
      await admin.owner.agent.delete(address).expect(404)
    }
    await admin.staff.agent.patch(`${path}/${id}`).send({ name: 'Centre' }).expect(200)
    expect((await list()).map(({ name }) => name)).toEqual(['Centre', 'Split'])
    await admin.staff.agent.delete(`${path}/${id}`).expect(204)
    expect((await list()).map(({ name }) => name)).toEqual(['Split'])
  })

  it('number twenty at most, also when saved concurrently', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 22 }, (_, index) => save(`View ${index}`, filtersOf(index)).then(({ status }) => status)),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect((await save('One more').expect(409)).body).toMatchObject({ code: 'saved_view.too_many' })
    const posted = await admin.staff.agent.post(`${page}/new`).type('form').send({ name: 'One more' }).expect(409)
    expect(posted.text).toMatch(/<p[^>]*>Možete spremiti najviše 20\./)
  })

  it('exist once for the same filters, under the last name, also when saved concurrently', async () => {
    await save('Other', 'view=all').expect(201)
    await Promise.all([save('One', 'location=zagreb'), save('Same', 'view=new&location=zagreb&page=2')])
    expect(await list()).toHaveLength(2)
    await save('Last', 'location=zagreb').expect(201)
    expect((await list()).map(({ name }) => name)).toEqual(['Other', 'Last'])
  })

  it('are saved, renamed and deleted by forms without scripts, and linked from the inbox', async () => {
    const { agent } = admin.staff
    const post = (to: string, fields: object) => agent.post(to).type('form').send(fields)
    const saved = await post(`${page}/new?location=split&view=all&page=2`, { name: 'Sve iz Splita' }).expect(303)
    expect(saved.headers.location).toBe('/admin/inbox?view=all&location=split')
    const { id } = (await list())[0]!
    const inbox = await agent.get('/admin/inbox').expect(200)
    expect(inbox.text).toContain('href="/admin/inbox?view=all&amp;location=split"')
    expect((await post(`${page}/${id}`, { name: '' }).expect(422)).text).toContain('Upišite naziv prikaza')
    await post(`${page}/${id}`, { name: 'Split' }).expect(303)
    expect((await list()).map(({ name }) => name)).toEqual(['Split'])
    await agent.get(`${page}/${unknownId}`).expect(404)
    const removed = await post(`${page}/${id}`, { action: 'remove' }).expect(303)
    expect(removed.headers.location).toBe('/admin/inbox?done=viewRemoved')
    expect(await list()).toEqual([])
  })

  it('show nothing of a location that no longer exists, or that a bound user no longer sees', async () => {
    const credentials = await addColleague(admin.site, 'staff', 'bound@example.com')
    const agent = await signIn(admin.site, credentials)
    await admin.addMessage({ name: 'Of Zagreb', location: 'zagreb' })
    const names = async (query: string) => {
      const { text } = await agent.get(`/admin/inbox?${query}`).expect(200)
      return text.includes('Of Zagreb')
    }
    await agent.post(path).send({ name: 'Zagreb', query: 'location=zagreb' }).expect(201)
    const { query } = (await list(agent))[0]!
    expect(await names(query)).toBe(true)
    await admin.site.database.query(`UPDATE users SET locations = '{split}' WHERE email = 'bound@example.com'`)
    expect(await names(query)).toBe(false)
    expect(await names('location=removed&view=gone&from=x')).toBe(false)
  })

  it('are deleted with their user', async () => {
    const credentials = await addColleague(admin.site, 'staff', 'leaving@example.com')
    const agent = await signIn(admin.site, credentials)
    await agent.post(path).send({ name: 'Mine', query: '' }).expect(201)
    await admin.site.database.query('DELETE FROM users WHERE email = $1', [credentials.email])
    expect(await admin.site.database.query('SELECT FROM saved_inbox_views')).toEqual([])
  })
})
