import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import request from 'supertest'
import { adminPages, requestTo, routesOf } from '../support/routes.js'
import { addColleague, type Agent, type Credentials, owner, signIn, startTestDesk } from '../support/staff.js'
import type { TestApp } from '../support/test-app.js'

/** What staff may call. Every other route behind the sign-in is the owner's alone. */
const staffRoutes = new Set([
  'GET /api/admin/session',
  'DELETE /api/admin/session',
  'GET /api/admin/account',
  'PUT /api/admin/account/password',
  'GET /api/admin/account/sessions',
  'DELETE /api/admin/account/sessions',
  'DELETE /api/admin/account/sessions/:id',
  'POST /api/admin/account/second-factor',
  'PUT /api/admin/account/second-factor',
  'POST /api/admin/account/second-factor/recovery-codes',
  'POST /api/admin/account/second-factor/disable',
  'GET /api/admin/dashboard',
  ...['contact-messages', 'franchise-inquiries'].flatMap((list) => [
    `GET /api/admin/${list}`,
    `POST /api/admin/${list}/changes`,
    `GET /api/admin/${list}/:id`,
    `PATCH /api/admin/${list}/:id`,
    `POST /api/admin/${list}/:id/notes`,
    `POST /api/admin/${list}/:id/merge`,
    `POST /api/admin/${list}/:id/split`,
  ]),
  'GET /api/admin/newsletter-subscribers',
  'POST /api/admin/newsletter-subscribers/unsubscribe',
  'POST /admin/account',
  'GET /admin/account/password',
  'POST /admin/account/password',
  'POST /admin/account/second-factor',
  'POST /admin/account/second-factor/setup',
  'POST /admin/account/second-factor/recovery-codes',
  'POST /admin/account/second-factor/off',
  'GET /admin/*path',
])

/** Beginnings of the addresses of staff's pages. Every other page behind the sign-in is the owner's alone. */
const staffPages = [
  '/admin/account',
  '/admin/contact-messages',
  '/admin/dashboard',
  '/admin/franchise-inquiries',
  '/admin/newsletter-subscribers',
  '/admin/simple-contact',
  '/admin/simple-franchise',
]

const openToAll = ['/admin/login', '/admin/login/code', '/admin/invitation']

const isStaffPage = (address: string) =>
  staffPages.some((page) => address === page || address.startsWith(`${page}/`)) && !address.endsWith('/export')

describe('behind the sign-in', () => {
  let site: TestApp
  let staff: Credentials
  let closed: string[]
  const pages = adminPages().filter((address) => !openToAll.includes(address))

  beforeAll(async () => {
    site = await startTestDesk()
    staff = await addColleague(site, 'staff', 'iva@example.com')
    const answers = routesOf(site).filter((route) => / \/(api\/)?admin\//.test(route))
    closed = []
    for (const route of answers) {
      const { method, url } = requestTo(route)
      const { status, headers } = await request(site.http)[method](url)
      if (status === 401 || headers.location?.startsWith('/admin/login?next=')) closed.push(route)
    }
  })
  afterAll(() => site.close())

  /** What somebody gets from each route; a session that a route ends is begun anew. */
  const walk = async (credentials: Credentials) => {
    let agent = await signIn(site, credentials)
    const statuses = new Map<string, number>()
    for (const route of closed) {
      const { method, url } = requestTo(route)
      const { status } = await agent[method](url)
      statuses.set(route, status)
      if (route === 'DELETE /api/admin/session') agent = await signIn(site, credentials)
    }
    return statuses
  }

  const visit = async (agent: Agent) => {
    const statuses = new Map<string, number>()
    for (const page of pages) statuses.set(page, (await agent.get(page)).status)
    return statuses
  }

  it('staff are refused what is not listed as theirs, and nothing else', async () => {
    expect([...staffRoutes].filter((route) => !closed.includes(route))).toEqual([])
    const statuses = await walk(staff)
    const refused = closed.filter((route) => statuses.get(route) === 403)
    expect(refused).toEqual(closed.filter((route) => !staffRoutes.has(route)))
    expect(refused.length).toBeGreaterThan(10)
  })

  it('the owner is refused nothing', async () => {
    const statuses = await walk(owner)
    expect([...statuses].filter(([, status]) => [401, 403, 500].includes(status))).toEqual([])
  })

  it('the description of the API names the role', async () => {
    const { body } = await request(site.http).get('/api/openapi.json').expect(200)
    const described = Object.entries<Record<string, { tags: string[] }>>(body.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { tags }]) => ({
        route: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        tags,
      })),
    )
    const wrong = described
      .filter(({ route }) => closed.includes(route))
      .filter(({ route, tags }) => tags.join() !== (staffRoutes.has(route) ? 'admin: staff' : 'admin: admin'))
    expect(wrong).toEqual([])
  })

  it('pages follow the same rule', async () => {
    const agent = await signIn(site, staff)
    const staffStatuses = await visit(agent)
    expect(pages.filter((page) => staffStatuses.get(page) === 403)).toEqual(pages.filter((page) => !isStaffPage(page)))
    const statuses = await visit(await signIn(site, owner))
    expect([...statuses].filter(([, status]) => ![200, 303, 404].includes(status))).toEqual([])
    for (const page of pages) {
      if (!isStaffPage(page)) await agent.get(`${page}/index.pageContext.json`).expect(404)
      await request(site.http)
        .get(page)
        .expect(303)
        .expect('Location', /^\/admin\/login\?next=/)
    }
  })

  it.each([
    '/admin/%75sers/index.pageContext.json',
    '/admin//users/index.pageContext.json',
    '/admin/./users/index.pageContext.json',
    '/admin/account/../users/index.pageContext.json',
    '/admin/account/%2e%2e/users/index.pageContext.json',
    '/ADMIN/USERS/index.pageContext.json',
    '/admin/./users',
    '/admin/account/../users',
  ])('staff get no page of the owner by the spelling %s', async (path) => {
    const agent = await signIn(site, staff)
    const { headers } = await agent.get('/api/admin/session')
    const cookie = (headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!
    const server = site.http.listening ? site.http : site.http.listen(0)
    const { port } = server.address() as AddressInfo
    // node:http sends the path as it is, where fetch and supertest would tidy it up
    const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      get({ port, path, headers: { cookie } }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode!, body: text }))
      }).on('error', reject)
    })
    expect(status).not.toBe(200)
    expect(body).not.toContain(owner.email)
  })
})
