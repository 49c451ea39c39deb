import type { Request } from 'express'
import request from 'supertest'
import type { SignedInUser } from '../../../src/platform/access/signed-in-user.js'
import { roles } from '../../../src/shared/admin/role.js'
import { contentKinds } from '../../../src/shared/content/content-kinds.js'
import { StaffReadsFactory } from '../../../src/web/pages/staff-reads.factory.js'
import { addKey } from '../../support/api-keys.js'
import { ContentAdmin } from '../../support/content-admin.js'
import { oddSpellings } from '../../support/odd-spellings.js'
import { readsOpenTo } from '../../support/page-reads.js'
import { getRaw } from '../../support/raw-request.js'
import { adminPages, nobody, readsOfPages, requestTo, routesOf } from '../../support/routes.js'
import {
  addColleague,
  type Agent,
  type Credentials,
  owner,
  sessionCookie,
  signIn,
  startTestAdmin,
} from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

/** Routes for every signed-in user. */
const commonRoutes = [
  'GET /api/admin/session',
  'DELETE /api/admin/session',
  'POST /api/admin/session/confirmation',
  'GET /api/admin/search',
  'GET /api/admin/account',
  'PUT /api/admin/account/password',
  'GET /api/admin/account/sessions',
  'POST /api/admin/account/sessions/end',
  'PUT /api/admin/account/name',
  'POST /api/admin/account/second-factor',
  'PUT /api/admin/account/second-factor',
  'POST /api/admin/account/second-factor/recovery-codes',
  'POST /api/admin/account/second-factor/disable',
  'POST /api/admin/session/confirmation/passkey/options',
  'POST /api/admin/session/confirmation/passkey',
  'GET /api/admin/account/passkeys',
  'POST /api/admin/account/passkeys/options',
  'POST /api/admin/account/passkeys',
  'PUT /api/admin/account/passkeys/:id',
  'DELETE /api/admin/account/passkeys/:id',
  'GET /api/admin/newsletter-subscribers',
  'POST /api/admin/newsletter-subscribers/unsubscribe',
  'POST /api/admin/newsletter-subscribers/suppress',
  'POST /api/admin/newsletter-subscribers/release',
  'GET /api/admin/newsletter-issues',
  'POST /api/admin/newsletter-issues',
  'GET /api/admin/newsletter-issues/:id',
  'PUT /api/admin/newsletter-issues/:id',
  'GET /api/admin/newsletter-issues/:id/preview/:language',
  'GET /api/admin/newsletter-issues/:id/html/:language',
  'POST /api/admin/newsletter-issues/:id/test',
  'POST /admin/newsletter-issues/new',
  'POST /admin/newsletter-issues/:id',
  'POST /admin/account/name',
  'POST /admin/confirm',
  'POST /admin/account/end-sessions',
  'GET /admin/account/password',
  'GET /admin/account/second-factor',
  'GET /admin/account/second-factor/setup',
  'GET /admin/account/passkeys',
  'POST /admin/account/password',
  'POST /admin/account/second-factor',
  'POST /admin/account/second-factor/setup',
  'POST /admin/account/second-factor/recovery-codes',
  'POST /admin/account/second-factor/off',
  'POST /admin/account/passkeys/:id',
  'GET /api/admin/uncovered-visits',
  'GET /admin/*path',
]

const leadLists = ['contact-messages', 'franchise-inquiries', 'appointment-requests', 'bookings']

/** Routes by role. Every other route behind sign-in is for administrators only. */
const routesFor = {
  staff: new Set([
    ...commonRoutes,
    'PUT /api/admin/account/leads-by-mail',
    'POST /admin/account/leads-by-mail',
    'GET /api/admin/dashboard',
    'GET /api/admin/inbox',
    'GET /api/admin/inbox/events',
    'GET /api/admin/inbox/views',
    'POST /api/admin/inbox/views',
    'GET /api/admin/inbox/views/:id',
    'PATCH /api/admin/inbox/views/:id',
    'DELETE /api/admin/inbox/views/:id',
    'POST /admin/inbox/views/new',
    'POST /admin/inbox/views/:id',
    'POST /api/admin/reply-files',
    'GET /api/admin/reply-files/:id',
    'DELETE /api/admin/reply-files/:id',
    'POST /api/admin/bookings',
    'POST /api/admin/bookings/:id/move',
    'POST /api/admin/bookings/:id/accept-coverage',
    'GET /api/admin/booking-bursts',
    'GET /api/admin/booking-bursts/:id',
    'POST /api/admin/booking-bursts/:id/cancellation',
    'POST /api/admin/booking-bursts/:id/undo',
    'POST /admin/bookings/bursts/:id',
    'GET /api/admin/absences',
    'POST /api/admin/absences',
    'GET /api/admin/absences/:id',
    'PUT /api/admin/absences/:id',
    'DELETE /api/admin/absences/:id',
    'POST /api/admin/therapist-calendars',
    'DELETE /api/admin/therapist-calendars',
    'POST /admin/calendar/subscriptions',
    ...['calendar', 'dashboard', 'inbox', ...leadLists].flatMap((section) => [
      `GET /admin/${section}`,
      `GET /admin/${section}/*path`,
    ]),
    ...leadLists.flatMap((list) => [
      `GET /api/admin/${list}`,
      `POST /api/admin/${list}/changes`,
      `POST /api/admin/${list}/changes/matching`,
      `POST /api/admin/${list}/changes/undo`,
      `GET /api/admin/${list}/:id`,
      `PATCH /api/admin/${list}/:id`,
      `POST /api/admin/${list}/:id/notes`,
      `POST /api/admin/${list}/:id/replies`,
      `DELETE /api/admin/${list}/:id/replies/:replyId`,
      `POST /api/admin/${list}/:id/writing`,
      `POST /api/admin/${list}/:id/calls`,
      `POST /api/admin/${list}/:id/undo`,
      `POST /api/admin/${list}/:id/merge`,
      `POST /api/admin/${list}/:id/split`,
    ]),
  ]),
  editor: {
    has: (route: string) =>
      commonRoutes.includes(route) ||
      /^\w+ \/(api\/)?admin\/(content|page-texts|pictures|consents|newsletter-subscribers|newsletter-issues)(\/|$)/.test(
        route,
      ),
  },
}

const commonReads = [
  'uncoveredVisits',
  'staffSearch',
  'newsletterSubscribers',
  'newsletterIssues',
  'newsletterIssue',
  'newsletterIssuePreview',
  'account',
  'ownSessions',
  'enrolment',
  'passkeys',
]

/** Reads of pages by role. Every other read is for administrators only. */
const readsFor = {
  staff: [
    ...commonReads,
    'dashboard',
    'contactMessages',
    'contactMessage',
    'franchiseInquiries',
    'franchiseInquiry',
    'appointmentRequests',
    'appointmentRequest',
    'bookings',
    'booking',
    'bookingBurst',
    'bookingBursts',
    'calendar',
    'inbox',
    'savedInboxViews',
    'savedInboxView',
    'therapistFeeds',
    'colleagues',
    'locations',
    'replyTemplates',
    'priceOfService',
  ],
  editor: [
    ...commonReads,
    'consents',
    'contentHistory',
    'contentItem',
    'contentList',
    'contentOverview',
    'contentVersions',
    'postPreview',
    'editedMails',
    'foundPageTexts',
    'pageTexts',
    'pageTextsHistory',
    'pageTextsOverview',
    'picture',
    'pictures',
    'subscriberImport',
    'redirectImport',
    'missingAddresses',
    'profileSheet',
    'locations',
  ],
}

const commonPages = [
  '/admin/account',
  '/admin/confirm',
  '/admin/search',
  '/admin/error',
  '/admin/newsletter-issues',
  '/admin/newsletter-subscribers',
]

const simplePages = [
  '/admin/simple-appointment',
  '/admin/simple-booking',
  '/admin/simple-contact',
  '/admin/simple-franchise',
]

/** Reads that pages run for administrators only, by the path of the page. */
const readsOfAdministrators: Record<string, string[]> = {
  '/admin/dashboard': ['backups', 'sampleMailboxes', 'unsupportedNode'],
}

/** Path prefixes of pages by role. Every other page behind sign-in is for administrators only. */
const pagesFor = {
  staff: [
    ...commonPages,
    '/admin/calendar',
    '/admin/dashboard',
    '/admin/inbox',
    ...leadLists.map((list) => `/admin/${list}`),
    ...simplePages,
  ],
  editor: [...commonPages, '/admin/content', '/admin/pictures', '/admin/consents'],
}

const restricted = ['staff', 'editor'] as const

const openToAll = [
  '/admin/login',
  '/admin/login/code',
  '/admin/invitation',
  '/admin/forgotten-password',
  '/admin/mailbox',
]

const isPageFor = (role: (typeof restricted)[number], address: string) =>
  pagesFor[role].some((page) => address === page || address.startsWith(`${page}/`)) &&
  (role === 'editor' || !/\/(export|import)(\/|$)/.test(address))

describe('access by role', () => {
  let site: TestApp
  let staff: Credentials
  let editor: Credentials
  let closed: string[]
  const pages = adminPages().filter((address) => !openToAll.includes(address))

  beforeAll(async () => {
    site = await startTestAdmin()
    staff = await addColleague(site, 'staff', 'iva@example.com')
    editor = await addColleague(site, 'editor', 'ivana@example.com')
    const answers = routesOf(site).filter((route) => / \/(api\/)?admin\//.test(route))
    closed = []
    for (const route of answers) {
      const { method, url } = requestTo(route)
      const { status, headers } = await request(site.http)[method](url)
      if (status === 401 || headers.location?.startsWith('/admin/login?next=')) closed.push(route)
    }
  })
  afterAll(() => site.close())

  /** Returns the status of each route; a session that a route ends is replaced. */
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

  it.each(restricted)('refuses %s everything that is not listed, and nothing else', async (role) => {
    if (role === 'staff') expect([...routesFor.staff].filter((route) => !closed.includes(route))).toEqual([])
    const statuses = await walk(role === 'staff' ? staff : editor)
    const refused = closed.filter((route) => statuses.get(route) === 403)
    expect(refused).toEqual(closed.filter((route) => !routesFor[role].has(route)))
    expect(refused.length).toBeGreaterThan(10)
  })

  it('refuses administrators nothing', async () => {
    const statuses = await walk(owner)
    expect([...statuses].filter(([, status]) => [401, 403, 500].includes(status))).toEqual([])
  })

  it('is documented as the required role in the OpenAPI document', async () => {
    const { body } = await request(site.http).get('/api/openapi.json').expect(200)
    const described = Object.entries<Record<string, { security: object[] }>>(body.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { security }]) => ({
        route: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        security,
      })),
    )
    const wrong = described
      .filter(({ route }) => closed.includes(route))
      .map(({ route, security }) => ({ route, security: JSON.stringify(security) }))
      .filter(({ route, security }) => {
        const roles = restricted.filter((role) => routesFor[role].has(route))
        return security !== JSON.stringify([{ session: roles.length > 0 ? roles : ['admin'] }])
      })
    expect(wrong).toEqual([])
  })

  it('returns page data to users with access, at the canonical path only', async () => {
    const agent = await signIn(site, staff)
    await agent.get('/admin/dashboard/index.pageContext.json').expect(200).expect('Cache-Control', 'no-store')
    await agent.get('/admin/Dashboard').expect(308).expect('Location', '/admin/dashboard')
    await agent.get('/admin/Dashboard/index.pageContext.json').expect(404).expect('Cache-Control', 'no-store')
  })

  it('redirects after forms, or shows the result to their sender only', async () => {
    const agent = await signIn(site, owner)
    const post = (url: string, fields: object) => agent.post(url).type('form').send(fields)
    await post('/admin/account/name', { name: 'Ana' }).expect(303).expect('Location', '/admin/account?done=name')
    const invite = { email: 'new@example.com', name: '', role: 'staff', binding: 'all' }
    const { text } = await post('/admin/users/invite', invite).expect(200).expect('Cache-Control', 'no-store')
    expect(text).toMatch(/\/admin\/invitation\?token=[\w-]{43}/)
    await (await signIn(site, staff)).post('/admin/users/invite').type('form').send(invite).expect(403)
  })

  it('applies the same roles to pages and API', async () => {
    for (const role of restricted) {
      const agent = await signIn(site, role === 'staff' ? staff : editor)
      const statuses = await visit(agent)
      const others = pages.filter((page) => !isPageFor(role, page))
      expect({ role, pages: pages.filter((page) => statuses.get(page) === 403) }).toEqual({ role, pages: others })
      for (const page of others) await agent.get(`${page}/index.pageContext.json`).expect(404)
    }
    const statuses = await visit(await signIn(site, owner))
    expect([...statuses].filter(([, status]) => ![200, 303, 404].includes(status))).toEqual([])
    for (const page of pages) {
      await request(site.http)
        .get(page)
        .expect(303)
        .expect('Location', /^\/admin\/login\?next=/)
    }
  })

  it('opens the form of each kind of content and of each item to administrators and editors only', async () => {
    await (await ContentAdmin.of(site)).addSamples()
    const agents = {
      admin: await signIn(site, owner),
      editor: await signIn(site, editor),
      staff: await signIn(site, staff),
    }
    const opened = { admin: 200, editor: 200, staff: 403 }
    for (const kind of Object.values(contentKinds)) {
      const list = `/admin/content/${kind.path}`
      const { body: items } = await agents.editor.get(`/api${list}`).expect(200)
      const pages = [list, `${list}/${items[0].id}`]
      if (!('single' in kind)) pages.push(`${list}/new`)
      for (const page of pages)
        for (const role of roles)
          expect({ page, role, status: (await agents[role].get(page)).status }).toEqual({
            page,
            role,
            status: opened[role],
          })
    }
  })

  it.each(restricted)('allows %s the reads of each page that the role may open', (role) => {
    const all = Object.keys(site.app.get(StaffReadsFactory).for({} as SignedInUser, {} as Request))
    const refused = readsOfPages().flatMap(({ address, names }) =>
      isPageFor(role, address)
        ? names
            .filter((name) => all.includes(name) && !readsFor[role].includes(name))
            .filter((name) => !readsOfAdministrators[address]?.includes(name))
            .map((name) => `${address} ${name}`)
        : [],
    )
    expect(refused).toEqual([])
  })

  describe('administrator page for staff and signed-out users', () => {
    /** Pages with content, since missing ones are refused to everyone. */
    let filled: string[]
    let asOwner: string
    let asStaff: string

    beforeAll(async () => {
      const [user] = await site.database.query<{ id: string }[]>('SELECT id FROM users LIMIT 1')
      const mail = '01936d2e-7c1b-7000-8000-000000000000'
      await site.database.query(
        `INSERT INTO outgoing_mails (id, kind, subject_id, recipient, language, message_id, given_up_at)
         VALUES ($1, 'contact.staff', $2, $3, 'hr', 'x', now())`,
        [mail, nobody, owner.email],
      )
      const hook = '01936d2e-7c1b-7000-8000-000000000001'
      await site.database.query(
        `INSERT INTO webhook_endpoints (id, url, events, sealed_secret) VALUES ($1, 'https://example.com/', '{}', 'x')`,
        [hook],
      )
      await site.database.query(
        `INSERT INTO webhook_deliveries (id, endpoint_id, message_id, type, subject_id, body, given_up_at)
         VALUES ($1, $1, 'x', 'webhook.test', '', '{}', now())`,
        [hook],
      )
      const picture = '01936d2e-7c1b-7000-8000-000000000002'
      await site.database.query(
        `INSERT INTO pictures (id, hash, name, state, width, height, alt)
         VALUES ($1, 'x', 'x', 'failed', 1, 1, '{"hr": "", "en": ""}')`,
        [picture],
      )
      const key = await addKey(site)
      const [post] = await site.database.query<{ id: string }[]>('SELECT id FROM posts LIMIT 1')
      filled = pages
        .filter((page) => !isPageFor('staff', page))
        .map((page) =>
          page
            .replace(`users/${nobody}`, `users/${user!.id}`)
            .replace(`api-keys/${nobody}`, `api-keys/${key.id}`)
            .replace(`outgoing-mails/${nobody}`, `outgoing-mails/${mail}`)
            .replace(`webhooks/${nobody}`, `webhooks/${hook}`)
            .replace(`deliveries/${nobody}`, `deliveries/${hook}`)
            .replace(`pictures/${nobody}`, `pictures/${picture}`)
            .replace(`content/posts/${nobody}`, `content/posts/${post!.id}`)
            .replace(`content/texts/${nobody}`, 'content/texts/home')
            .replace(`content/${nobody}/${nobody}`, `content/posts/${post!.id}`)
            .replace(`content/${nobody}`, 'content/posts'),
        )
      ;[asOwner, asStaff] = await Promise.all([sessionCookie(site, owner), sessionCookie(site, staff)])
    })

    it('exists', async () => {
      for (const page of filled) {
        expect({ page, ...(await getRaw(site, page, { cookie: asOwner })) }).toMatchObject({ page, status: 200 })
      }
    })

    it.each(oddSpellings)('is refused at an address that %s', async (_what, spell) => {
      const addresses = filled.flatMap((page) => [spell(page), `${spell(page)}/index.pageContext.json`])
      for (const address of addresses) {
        for (const headers of [{ cookie: asStaff }, undefined]) {
          const { status, body } = await getRaw(site, address, headers)
          expect({ address, status, refused: [303, 308, 400, 403, 404].includes(status) }).toMatchObject({
            refused: true,
          })
          expect(body).not.toContain(owner.email)
        }
      }
    })

    it('is refused from any page that requests its data', async () => {
      for (const role of restricted)
        expect({ role, open: await readsOpenTo(site, { role }) }).toEqual({ role, open: [...readsFor[role]].sort() })
      const all = Object.keys(site.app.get(StaffReadsFactory).for({} as SignedInUser, {} as Request))
      expect(await readsOpenTo(site, { role: 'admin' })).toEqual(all.sort())
    })
  })
})
