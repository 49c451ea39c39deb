import request from 'supertest'
import { pathsOf } from '../../src/rendering/addresses.js'
import { startTestApp, type TestApp } from '../support/test-app.js'

/** What answers to everyone. Every other route of the application must refuse a stranger. */
const publicRoutes = new Set([
  'GET /health/live',
  'GET /health/ready',
  'GET /api/locations',
  'GET /api/testimonials',
  'GET /api/pricelist',
  'GET /api/posts',
  'GET /api/posts/:slug',
  'POST /api/contact',
  'POST /api/franchise-inquiry',
  'POST /api/newsletter',
  'POST /api/consent',
  'POST /consent',
  'POST /api/admin/session',
  'GET /api/openapi.json',
  'GET /admin',
  'GET /admin/index.pageContext.json',
  'GET /admin/login',
  'GET /admin/login/index.pageContext.json',
  'POST /admin/login',
  'POST /admin/logout',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /blog/rss.xml',
  'GET /{*path}',
  ...['contact', 'franchise', 'home'].flatMap((page) => pathsOf(page as 'home').map((path) => `POST ${path}`)),
])

interface Layer {
  route?: { path: string; methods: Record<string, boolean>; stack: { method?: string }[] }
}

/** The readable documentation and its own files. */
const documentation = /^GET \/api\/docs(\/|$)/

describe('every route', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const routes = () => {
    const layers = site.app.getHttpAdapter().getInstance().router.stack as Layer[]
    return layers.flatMap(({ route }) =>
      Object.keys(route?.methods ?? {}).map((method) => `${method.toUpperCase()} ${route!.path}`),
    )
  }

  it('is listed as public, or refuses a stranger', async () => {
    const closed = routes().filter(
      // the last route of all takes every method, to answer that a page has none such
      (route) => !publicRoutes.has(route) && !documentation.test(route) && !route.endsWith(' /{*path}'),
    )
    expect(closed.length).toBeGreaterThan(6)
    for (const route of closed) {
      const [method, path] = route.split(' ') as [string, string]
      const url = path.replace('/*path', '/anything').replace(/:\w+/, 'x')
      const response = await request(site.http)[method.toLowerCase() as 'get'](url)
      if (path.startsWith('/api/')) expect({ route, status: response.status }).toEqual({ route, status: 401 })
      else
        expect({ route, status: response.status, to: response.headers.location }).toMatchObject({
          status: 303,
          to: expect.stringMatching(/^\/admin\/login\?next=/),
        })
    }
  })

  it('that is listed as public exists', () => {
    const existing = new Set(routes())
    expect([...publicRoutes].filter((route) => !existing.has(route))).toEqual([])
  })

  it('of the API is described in the OpenAPI document, with a summary and its answers', async () => {
    const { body } = await request(site.http).get('/api/openapi.json').expect(200)
    const described = Object.entries(
      body.paths as Record<string, Record<string, { summary?: string; responses: object }>>,
    ).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
    const api = routes()
      .filter((route) => / \/(api|health)\//.test(route) && !/docs|openapi/.test(route))
      .map((route) => route.replace(/:(\w+)/, '{$1}'))
    expect(described.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(api.sort())
    for (const { path, method, operation } of described) {
      expect({ path, method, summary: operation.summary }).toMatchObject({ summary: expect.stringMatching(/\w/) })
      if (path.startsWith('/api/admin')) expect(operation.responses).toHaveProperty('401')
    }
  })
})
