import request from 'supertest'
import { findUnsupportedNode } from '../../../src/platform/config/node-support.js'
import { owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('admin', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin()
  })
  afterAll(() => site.close())

  it('lists leads newest first, in pages', async () => {
    await site.database.query(`
      INSERT INTO contact_messages (name, email, subject, message, language, received_at)
      SELECT 'Sender ' || n, 'n' || n || '@example.com', 'general', 'Message', 'hr', now() - n * interval '1 minute'
      FROM generate_series(1, 30) n`)
    const agent = await signIn(site, owner)
    const { body: first } = await agent.get('/api/admin/contact-messages').expect(200)
    expect(first).toMatchObject({ page: 1, pageSize: 25, total: 30 })
    expect(first.items[0].name).toBe('Sender 1')
    const { body: second } = await agent.get('/api/admin/contact-messages?page=2').expect(200)
    expect(second.items.map(({ name }: { name: string }) => name)).toEqual(
      [26, 27, 28, 29, 30].map((n) => `Sender ${n}`),
    )
    const { body: far } = await agent.get('/api/admin/contact-messages?page=1000000&pageSize=100').expect(200)
    expect(far.items).toEqual([])
  })

  it('lists inquiries and subscribers as submitted', async () => {
    const inquiry = {
      firstName: 'Iva',
      lastName: 'Perić',
      email: 'iva@example.com',
      phone: '+385 1 555 0199',
      preferredLocation: 'Osijek',
    }
    await request(site.http).post('/api/franchise-inquiry').send(inquiry).expect(201)
    await request(site.http).post('/api/newsletter').send({ email: 'iva@example.com' }).expect(202)
    const agent = await signIn(site, owner)
    const { body: inquiries } = await agent.get('/api/admin/franchise-inquiries').expect(200)
    expect(inquiries.items[0]).toMatchObject(inquiry)
    const { body: subscribers } = await agent.get('/api/admin/newsletter-subscribers?view=pending').expect(200)
    expect(subscribers.items[0]).toMatchObject({ email: 'iva@example.com' })
  })

  it.each(['page=0', 'page=abc', 'page=1000001', 'page=1.5', 'pageSize=0', 'pageSize=101', 'sort=phone'])(
    'refuses the list query %s',
    async (query) => {
      const agent = await signIn(site, owner)
      const { body } = await agent.get(`/api/admin/contact-messages?${query}`).expect(422)
      expect(body.errors[0].field).toBe(query.split('=')[0])
    },
  )

  it('shows pages to staff only, regardless of the spelling of the path', async () => {
    const agent = await signIn(site, owner)
    await agent.get('/admin/dashboard').expect(200)
    const stranger = request(site.http)
    await stranger
      .get('/admin/dashboard')
      .expect(303)
      .expect('Location', /^\/admin\/login\?next=/)
    for (const url of ['/ADMIN/dashboard', '/admin//dashboard', '/%61dmin/dashboard', '/admin/dashboard/']) {
      const { status, text } = await stranger.get(url)
      expect({ url, status }).not.toMatchObject({ status: 200 })
      expect(text).not.toContain('Sender 1')
    }
    await stranger.get('/admin/dashboard/index.pageContext.json').expect(404)
  })

  it('names its version of Node on the dashboard if that receives no security fixes', async () => {
    const agent = await signIn(site, owner)
    const { text } = await agent.get('/admin/dashboard').expect(200)
    const [, named] = /Stranica radi na Nodeu ([^{]+?), koji više ne dobiva/.exec(text) ?? []
    expect(named).toBe(findUnsupportedNode()?.version)
  })

  it('answers 404 to staff for the data of a missing page', async () => {
    const agent = await signIn(site, owner)
    await agent.get('/admin/dashboard/index.pageContext.json').expect(200)
    for (const path of ['missing', 'dashboard/missing', 'users%C2%AD'])
      await agent.get(`/admin/${path}/index.pageContext.json`).expect(404)
    await agent.get('/admin/missing').expect(404).expect('Content-Type', /html/)
  })
})
