import request from 'supertest'
import { pathsOf } from '../../../src/shared/addresses.js'
import { linkAddresses } from '../../../src/shared/link-addresses.js'
import { requestTo, routesOf } from '../../support/routes.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

/** Public routes. Every other route of the application must refuse signed-out clients. */
const publicRoutes = new Set([
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'GET /api/locations',
  'GET /api/contact-subjects',
  'GET /api/therapists',
  'GET /api/testimonials',
  'GET /api/pricelist',
  'GET /api/posts',
  'GET /api/posts/:slug',
  'GET /api/google-business-profile',
  'GET /api/pages',
  'GET /api/pages/:slug',
  'POST /api/contact',
  'POST /api/franchise-inquiry',
  'POST /api/appointment-request',
  'GET /api/bookable-services',
  'GET /api/availability',
  'POST /api/bookings',
  'POST /api/bookings/cancellation',
  'POST /api/bookings/move',
  'POST /api/bookings/confirmation',
  'POST /api/waitlist',
  'GET /api/therapist-calendar',
  'GET /api/bookings/:id/calendar',
  'POST /api/voucher-request',
  'POST /api/newsletter',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/refusal',
  'POST /api/newsletter/refusal/withdrawal',
  'POST /api/newsletter/unsubscribe',
  'POST /api/reviews/opt-out',
  'POST /api/own-data',
  'POST /api/own-data/export',
  'POST /api/own-data/erasure',
  'POST /api/consent',
  'DELETE /api/consent',
  'POST /consent',
  'POST /api/admin/session',
  'POST /api/admin/session/code',
  'POST /api/admin/session/passkey/options',
  'POST /api/admin/session/passkey',
  'POST /api/admin/invitation',
  'POST /api/admin/forgotten-password',
  'POST /api/admin/mailbox-confirmation',
  'GET /api/openapi.json',
  'GET /admin',
  'GET /admin/index.pageContext.json',
  'GET /admin/login',
  'GET /admin/login/index.pageContext.json',
  'POST /admin/login',
  'GET /admin/login/code',
  'GET /admin/login/code/index.pageContext.json',
  'POST /admin/login/code',
  'POST /admin/logout',
  'GET /admin/forgotten-password',
  'GET /admin/forgotten-password/index.pageContext.json',
  'POST /admin/forgotten-password',
  'GET /admin/mailbox',
  'GET /admin/mailbox/index.pageContext.json',
  'POST /admin/mailbox',
  'GET /admin/invitation',
  'GET /admin/invitation/index.pageContext.json',
  'POST /admin/invitation',
  'GET /media/:file',
  'GET /robots.txt',
  'GET /.well-known/security.txt',
  'GET /sitemap.xml',
  'GET /blog/rss.xml',
  'GET /site.webmanifest',
  ...Object.values(linkAddresses)
    .flatMap((spellings) => Object.values(spellings))
    .flatMap((path) => [`GET ${path}`, `GET ${path}/index.pageContext.json`, `POST ${path}`]),
  ...['contact', 'appointment', 'booking', 'shop', 'franchise', 'home', 'ownData'].flatMap((page) =>
    pathsOf(page as 'home').map((path) => `POST ${path}`),
  ),
])

/** Documentation of the API. */
const documentation = /^GET \/api\/(docs|problems)(\/|$)/

describe('every route', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const routes = () => routesOf(site)

  it('is listed as public or requires authentication', async () => {
    const closed = routes().filter((route) => !publicRoutes.has(route) && !documentation.test(route))
    expect(closed.length).toBeGreaterThan(6)
    for (const route of closed) {
      const { method, url } = requestTo(route)
      const response = await request(site.http)[method](url)
      if (url.endsWith('.pageContext.json')) expect({ route, status: response.status }).toEqual({ route, status: 404 })
      else if (url.startsWith('/api/')) expect({ route, status: response.status }).toEqual({ route, status: 401 })
      else
        expect({ route, status: response.status, to: response.headers.location }).toMatchObject({
          status: 303,
          to: expect.stringMatching(/^\/admin\/login\?next=/),
        })
    }
  })

  it('exists if it is listed as public', () => {
    const existing = new Set(routes())
    expect([...publicRoutes].filter((route) => !existing.has(route))).toEqual([])
  })

  it('is documented in the OpenAPI document with a summary and responses', async () => {
    const { body } = await request(site.http).get('/api/openapi.json').expect(200)
    const described = Object.entries(
      body.paths as Record<string, Record<string, { summary?: string; responses: object }>>,
    ).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
    const api = routes()
      .filter((route) => / \/(api\/|health\/|metrics)/.test(route) && !/docs|openapi|problems/.test(route))
      .map((route) => route.replace(/:(\w+)/g, '{$1}'))
    expect(described.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(api.sort())
    for (const { path, method, operation } of described) {
      expect({ path, method, summary: operation.summary }).toMatchObject({ summary: expect.stringMatching(/\w/) })
      const isPublic = publicRoutes.has(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
      if (path.startsWith('/api/admin') && !isPublic) expect(operation.responses).toHaveProperty('401')
    }
  })
})
